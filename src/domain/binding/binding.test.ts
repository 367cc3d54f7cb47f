import { expect, test } from 'vitest'
import { bindingPlace } from './binding.ts'

const wechat = { container: 'wechat', wish: '2', isBound: false, hasPerson: true } as const

test.each([
  ['the password follows the person', wechat, 'password'],
  ['a reload has forgotten the person', { ...wechat, hasPerson: false }, 'person'],
  ['the first step opens for a correction', { ...wechat, wish: '1' }, 'person'],
  ['who is bound is done', { ...wechat, isBound: true }, 'bound'],
  ['a mini-program binds a number', { ...wechat, container: 'mini-program' }, 'number'],
  [
    'a mini-program whose user is bound is done',
    { ...wechat, container: 'mini-program', isBound: true },
    'bound',
  ],
  ['the app signs in by itself', { ...wechat, container: 'native', isBound: true }, 'app'],
  ['a browser binds like the messaging app', { ...wechat, container: 'browser' }, 'password'],
] as const)('the place of a binding is right: %s', (_what, facts, place) => {
  expect(bindingPlace(facts)).toBe(place)
})
