import { expect, test } from 'vitest'
import { bindingPlace, nameProblem } from './binding.ts'

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
] as const)('%s', (_what, facts, place) => {
  expect(bindingPlace(facts)).toBe(place)
})

test.each([
  ['张亦明', true],
  ['阿卜杜热合曼·买买提', true],
  ['', false],
  ['张', false],
  ['Zhang San', false],
  ['张三1', false],
  ['张'.repeat(31), false],
  ['<b>张三</b>', false],
])('%s can be a name: %s', (name, fits) => {
  expect(nameProblem(name) === null).toBe(fits)
})
