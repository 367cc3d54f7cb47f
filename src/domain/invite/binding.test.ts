import { expect, it } from 'vitest'
import { BIND_REFUSALS, bindRefusal, closesCircle, firstCome } from './binding.ts'

const NONE = { own: false, circle: false, bound: false, customer: false, staff: false, over: false }

it.each(BIND_REFUSALS)('refuses by %s alone', (reason) => {
  expect(bindRefusal({ ...NONE, [reason]: true })).toBe(reason)
})

it('accepts where nothing applies, and names the first reason of several', () => {
  expect(bindRefusal(NONE)).toBeNull()
  expect(bindRefusal({ ...NONE, customer: true, over: true, bound: true })).toBe('bound')
})

it.each([
  ['20260410095959', 'first'],
  ['20260410100000', 'second'],
])('at %s the %s invitation counts', (now, name) => {
  const first = { name: 'first', validUntil: '20260410100000' }
  const second = { name: 'second', validUntil: '20260420100000' }
  expect(firstCome(first, second, now).name).toBe(name)
  expect(firstCome(null, second, now)).toBe(second)
})

it.each([
  ['nobody', {}, false],
  ['a stranger', { inviter: 'stranger' }, false],
  ['the invited person', { inviter: 'me' }, true],
  ['a friend of the invited person', { inviter: 'friend', friend: 'me' }, true],
  ['a chain of four', { inviter: 'a', a: 'b', b: 'c', c: 'me' }, true],
  ['others who are in a circle already', { inviter: 'a', a: 'b', b: 'a' }, false],
] as const)('an inviter who was invited by %s closes a circle: %s', (_by, ties, closes) => {
  const all = new Map<string, string>(Object.entries(ties))
  expect(
    closesCircle(
      'inviter',
      (id) => all.get(id),
      (id) => id === 'me',
    ),
  ).toBe(closes)
})
