import { describe, expect, test } from 'vitest'
import { arrival, type Arrival } from './arrival.ts'
import { REST_MS, signsInByItself } from './sign-in-rest.ts'
import { NOBODY, signInStep, type SignInEvent, type SignInState } from './sign-in.ts'
import type { SignInContainer } from './user-info.ts'

const UNKNOWN: SignInState = { at: 'unknown' }
const USER: SignInState = { at: 'user' }
const VISITOR: SignInState = { at: 'visitor' }
const REFUSED: SignInState = { at: 'signedOut', why: 'refused', text: '请联系客服' }
const CANCELLED: SignInState = { at: 'signedOut', why: 'cancelled', text: '' }
const EXPIRED: SignInState = { at: 'signedOut', why: 'expired', text: '' }

const keys: SignInEvent = { type: 'keys' }
const noKeys: SignInEvent = { type: 'noKeys' }
const known: SignInEvent = { type: 'identified', hasAccount: true }
const visiting: SignInEvent = { type: 'identified', hasAccount: false }
const refused: SignInEvent = { type: 'failed', why: 'refused', text: '请联系客服' }
const cancelled: SignInEvent = { type: 'failed', why: 'cancelled' }
const expired: SignInEvent = { type: 'expired' }
const signedOut: SignInEvent = { type: 'signedOut' }

test.each<[SignInState, SignInEvent, SignInState]>([
  [UNKNOWN, keys, USER],
  [UNKNOWN, noKeys, NOBODY],
  [UNKNOWN, known, UNKNOWN],
  [UNKNOWN, refused, REFUSED],
  [UNKNOWN, cancelled, CANCELLED],
  [UNKNOWN, expired, EXPIRED],
  [UNKNOWN, signedOut, NOBODY],
  [NOBODY, keys, USER],
  [NOBODY, known, NOBODY],
  [REFUSED, noKeys, REFUSED],
  [REFUSED, keys, USER],
  [REFUSED, cancelled, CANCELLED],
  [REFUSED, signedOut, NOBODY],
  [EXPIRED, noKeys, EXPIRED],
  [USER, keys, USER],
  [USER, known, USER],
  [USER, visiting, VISITOR],
  [USER, noKeys, NOBODY],
  [USER, expired, EXPIRED],
  [USER, signedOut, NOBODY],
  [VISITOR, keys, VISITOR],
  [VISITOR, known, USER],
  [VISITOR, visiting, VISITOR],
  [VISITOR, refused, REFUSED],
  [VISITOR, signedOut, NOBODY],
])('from %o an event %o leads to %o', (state, event, next) => {
  expect(signInStep(state, event)).toEqual(next)
})

describe('a guard begins a sign-in by itself', () => {
  const NOW = 1_800_000_000_000
  test.each<[string, boolean, SignInState, SignInContainer, number | null]>([
    ['in the messaging app', true, NOBODY, 'wechat', null],
    ['in the mini-program', true, NOBODY, 'mini-program', null],
    ['at the bank partner', true, NOBODY, 'bank-partner', null],
    ['never in a plain browser', false, NOBODY, 'browser', null],
    ['never in the payment app', false, NOBODY, 'alipay', null],
    ['not while that is not known', false, UNKNOWN, 'wechat', null],
    ['not after a refusal', false, REFUSED, 'wechat', null],
    ['not after the user cancelled', false, CANCELLED, 'native', null],
    ['not after the keys expired', false, EXPIRED, 'wechat', null],
    ['not twice in ten minutes', false, NOBODY, 'wechat', NOW - REST_MS + 1],
    ['again after ten minutes', true, NOBODY, 'wechat', NOW - REST_MS],
    ['not where the clock was set back', false, NOBODY, 'wechat', NOW + 1],
    ['in the app, whose sign-in leaves no page', true, NOBODY, 'native', NOW - 1],
  ])('%s', (_, begins, state, container, begunAt) => {
    expect(signsInByItself(state, container, begunAt, NOW)).toBe(begins)
  })
})

describe('an address brings', () => {
  const words = (given: Partial<Record<'code' | 'state' | 'token' | 'appletVersion', string>>) => ({
    code: '',
    state: '',
    token: '',
    appletVersion: '',
    ...given,
  })
  const nothing: Arrival = { by: 'nothing' }
  const denied: Arrival = { by: 'denied' }
  const applet = (older: boolean): Arrival => ({ by: 'applet', code: 'c', older })
  const all = ['native', 'wechat', 'mini-program', 'bank-partner', 'alipay', 'browser'] as const
  const by = (given: Parameters<typeof words>[0], asked = '') =>
    Object.fromEntries(all.map((it) => [it, arrival(words(given), asked, it).by]))
  const everywhere = (it: Arrival['by']) => Object.fromEntries(all.map((each) => [each, it]))

  test('the code that was asked for, in every container', () => {
    expect(by({ code: 'c', state: 's' }, 's')).toEqual(everywhere('authorization'))
  })

  test('a token only in containers that hand one over', () => {
    expect(by({ token: 't' })).toEqual({
      ...everywhere('nothing'),
      'mini-program': 'token',
      'bank-partner': 'token',
      alipay: 'token',
    })
  })

  test('a code that nobody asked for only in the mini-program', () => {
    expect(by({ code: 'c' })).toEqual({ ...everywhere('nothing'), 'mini-program': 'applet' })
    expect(by({ code: 'c', state: 'x' })).toEqual(by({ code: 'c' }))
  })

  test.each<[string, Parameters<typeof words>[0], string, SignInContainer, Arrival]>([
    ['no code where it was denied', { state: 's' }, 's', 'wechat', denied],
    ['nothing where the user came back by other ways', {}, 's', 'wechat', denied],
    ["a friend's code during an authorization", { code: 'c', state: 'x' }, 's', 'browser', denied],
    ['a used code', { code: 'c', state: 's' }, '', 'wechat', nothing],
    ['a code for older calls', { code: 'c', appletVersion: '1' }, '', 'mini-program', applet(true)],
    [
      'a code for newer calls',
      { code: 'c', appletVersion: '2' },
      '',
      'mini-program',
      applet(false),
    ],
    [
      'a token before a code',
      { code: 'c', token: 't' },
      '',
      'mini-program',
      { by: 'token', token: 't' },
    ],
  ])('%s', (_, given, asked, container, result) => {
    expect(arrival(words(given), asked, container)).toEqual(result)
  })
})
