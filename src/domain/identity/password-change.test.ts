import { expect, test } from 'vitest'
import {
  lostPasswordAnswer,
  PASSWORD_SET_WORDS,
  passwordSet,
  passwordStep,
  type PasswordFacts,
  type PasswordSet,
  type PasswordStep,
} from './password-change.ts'

const facts = (it: Partial<PasswordFacts>): PasswordFacts => ({
  wish: '1',
  change: false,
  hasToken: false,
  hasFirst: false,
  ...it,
})

test.each<[string, Partial<PasswordFacts>, PasswordStep]>([
  ['without a token the card is asked for', {}, 'card'],
  ['a later step by address does not replace it', { wish: '2' }, 'card'],
  ['to change it the old one is asked for', { change: true, wish: '2' }, 'old'],
  ['with a token it is typed', { hasToken: true }, 'first'],
  ['and typed first, before it is repeated', { hasToken: true, wish: '2' }, 'first'],
  ['then repeated', { hasToken: true, wish: '2', hasFirst: true }, 'second'],
  ['step 1 types it again', { hasToken: true, hasFirst: true }, 'first'],
  ['what was typed is worth nothing without the token', { wish: '2', hasFirst: true }, 'card'],
])('the step of a password change is right: %s', (_what, it, step) => {
  expect(passwordStep(facts(it))).toBe(step)
})

test.each<[Parameters<typeof lostPasswordAnswer>, string]>([
  [['0', '1'], 'set'],
  [['0', '0'], 'notSet'],
  [['1', '1'], 'tryIt'],
  [['1', null], 'unknown'],
  [['0', null], 'unknown'],
])('a lost answer with the flags %s means: %s', (flags, outcome) => {
  expect(lostPasswordAnswer(...flags)).toBe(outcome)
})

test.each<[boolean, '0' | '1', PasswordSet, string]>([
  [false, '0', 'first', '交易密码已设置'],
  [true, '1', 'changed', '交易密码已修改'],
  [false, '1', 'reset', '交易密码已重置'],
])(
  'a password set (old one proved: %s, one before: %s) counts as %s',
  (change, before, did, title) => {
    expect(passwordSet(change, before)).toBe(did)
    expect(PASSWORD_SET_WORDS[did].title).toBe(title)
  },
)

test('a first password lifts no lock, ends no session and touches no plan', () => {
  expect(PASSWORD_SET_WORDS.first.note).not.toMatch(/锁定|其他设备|定投/)
})
