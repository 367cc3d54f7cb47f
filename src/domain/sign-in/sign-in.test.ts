import { describe, expect, test } from 'vitest'
import { accountSentence, switchQuestion } from './account-name.ts'
import { arrival, entrance, type Arrival, type LoginWords, type PresentUser } from './arrival.ts'
import { REST_MS, signsInByItself } from './sign-in-rest.ts'
import { NOBODY, signInStep, type SignInEvent, type SignInState } from './sign-in.ts'
import type { SignInContainer, UserInfo } from './user-info.ts'

const SOMEBODY: UserInfo = {
  appUserId: 'u-1',
  appUserFlag: '1',
  appMobileUserFlag: '1',
  authFlag: '1',
  wxBindFlag: '1',
  certificateNo: '',
  mobileNo: '',
  custName: '',
  hasBindWeChat: '1',
  bindMobileFlag: '1',
}

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
  ])('or does not, %s', (_, begins, state, container, begunAt) => {
    expect(signsInByItself(state, container, begunAt, NOW)).toBe(begins)
  })
})

describe('an address brings', () => {
  const ALL = ['native', 'wechat', 'mini-program', 'bank-partner', 'alipay', 'browser'] as const
  const NO_WORDS: LoginWords = {
    code: '',
    state: '',
    token: '',
    loginState: '',
    appletVersion: '',
  }
  /** This tab has left for the authorization page, and for the container's login before. */
  const AWAITED = { authorization: 'a', login: 'n' }
  const NONE = { authorization: '', login: '' }

  /** Each kind of words that an address may carry, from a trip of this tab and from elsewhere. */
  const KINDS: Readonly<Record<string, Partial<LoginWords>>> = {
    'code, own state': { code: 'c', state: 'a' },
    'code, foreign state': { code: 'c', state: 'x' },
    'code without state': { code: 'c' },
    'code of an older mini-program': { code: 'c', appletVersion: '1' },
    token: { token: 't' },
    'own state alone': { state: 'a' },
    'token, own loginState': { token: 't', loginState: 'n' },
    'token, foreign loginState': { token: 't', loginState: 'x' },
    'code, own loginState': { code: 'c', loginState: 'n' },
  }

  /** `signsIn`: by itself, whoever is there; `offers`: to who is there, see `entrance`. */
  function effect(it: Arrival): string {
    if (it.by === 'authorization') return 'signsIn'
    if (it.by === 'denied' || it.by === 'nothing') return '-'
    return it.asked ? 'signsIn' : 'offers'
  }

  const everywhere = { ...Object.fromEntries(ALL.map((it) => [it, 'signsIn'])), native: '-' }
  const nowhere = Object.fromEntries(ALL.map((it) => [it, '-']))
  const inMini = (it: string) => ({ ...nowhere, 'mini-program': it })
  const handedOver = (it: string) => ({ ...inMini(it), 'bank-partner': it, alipay: it })

  test.each<[keyof typeof KINDS, Readonly<Record<string, string>>]>([
    ['code, own state', everywhere],
    ['code, foreign state', inMini('offers')],
    ['code without state', inMini('offers')],
    ['code of an older mini-program', inMini('offers')],
    ['token', handedOver('offers')],
    ['own state alone', nowhere],
    ['token, own loginState', handedOver('signsIn')],
    ['token, foreign loginState', handedOver('offers')],
    ['code, own loginState', inMini('signsIn')],
  ])('%s: to each container what the table says', (kind, effects) => {
    const words = { ...NO_WORDS, ...KINDS[kind] }
    expect(Object.fromEntries(ALL.map((it) => [it, effect(arrival(words, AWAITED, it))]))).toEqual(
      effects,
    )
  })

  test.each(Object.keys(KINDS))(
    '%s: nothing by itself where this tab has begun no login',
    (kind) => {
      const words = { ...NO_WORDS, ...KINDS[kind] }
      const effects = ALL.map((it) => effect(arrival(words, NONE, it)))
      expect(effects).not.toContain('signsIn')
    },
  )

  test.each<[boolean, PresentUser, ReturnType<typeof entrance>]>([
    [false, 'nobody', 'enter'],
    [false, 'same', 'renew'],
    [false, 'another', 'ask'],
    [true, 'nobody', 'enter'],
    [true, 'same', 'renew'],
    [true, 'another', 'enter'],
  ])('a user, by a login of this tab: %s, where %s is signed in: %s', (asked, present, step) => {
    expect(entrance(asked, present)).toBe(step)
  })

  const nothing: Arrival = { by: 'nothing' }
  const denied: Arrival = { by: 'denied' }
  const applet = (older: boolean): Arrival => ({ by: 'applet', code: 'c', older, asked: false })
  test.each<[string, Partial<LoginWords>, string, SignInContainer, Arrival]>([
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
      { by: 'token', token: 't', asked: false },
    ],
  ])('to a sign-in %s', (_, given, asked, container, result) => {
    const awaited = { authorization: asked, login: '' }
    expect(arrival({ ...NO_WORDS, ...given }, awaited, container)).toEqual(result)
  })
})

test.each([
  ['the name', { custName: '张*明', mobileNo: '130****0001' }, '当前登录：张*明'],
  ['the number without a name', { custName: '', mobileNo: '130****0001' }, '当前登录：130****0001'],
  ['neither', { custName: '', mobileNo: '' }, '当前登录：未实名用户'],
])('the account is said by %s', (_, names, sentence) => {
  expect(accountSentence({ ...SOMEBODY, ...names })).toBe(sentence)
})

test('a switch names both accounts', () => {
  const li = { ...SOMEBODY, custName: '李*桑' }
  const zhang = { ...SOMEBODY, custName: '张*明' }
  expect(switchQuestion(li, zhang)).toBe('以 李*桑 继续？当前登录：张*明')
})
