// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { begunAt, markAuthorizing, markBegun, markRenewed, markTrip, renewedAt } from './marks.ts'
import {
  endTrip,
  hasAccount,
  isSignedIn,
  keepAdvertising,
  campaignOrigin,
  keepCampaign,
  restoreSession,
  session,
  settle,
  signIn,
  signOut,
  step,
} from './session.ts'
import { keepUserInfo } from './user-info.ts'

beforeEach(() => {
  sessionStorage.clear()
  restoreSession(sessionStorage)
})

const KEYS = { openId: 'o-1', encOpenId: 'e-1' }

describe('the session', () => {
  test('outlives a reload of the page', () => {
    signIn(sessionStorage, KEYS)
    Object.assign(session, { openId: '', encOpenId: '' })
    restoreSession(sessionStorage)
    expect(isSignedIn()).toBe(true)
    expect(session).toMatchObject(KEYS)
  })

  test('of a visitor is one of a visitor after a reload, and of a user once an account is known', () => {
    signIn(sessionStorage, KEYS)
    step(sessionStorage, { type: 'identified', hasAccount: false })
    restoreSession(sessionStorage)
    expect([isSignedIn(), hasAccount()]).toEqual([true, false])
    step(sessionStorage, { type: 'identified', hasAccount: true })
    restoreSession(sessionStorage)
    expect([isSignedIn(), hasAccount()]).toEqual([true, true])
  })

  test('leaves no key behind after signing out', () => {
    signIn(sessionStorage, KEYS)
    signOut(sessionStorage)
    expect(isSignedIn()).toBe(false)
    expect(sessionStorage.getItem('openId')).toBeNull()
    expect(sessionStorage.getItem('encOpenId')).toBeNull()
  })

  test('removes drafts, so that no other user sees them', () => {
    const draft = 'draft:purchase:980301'
    signIn(sessionStorage, KEYS)
    sessionStorage.setItem(draft, '{}')
    signOut(sessionStorage)
    signIn(sessionStorage, { ...KEYS, encOpenId: 'e-2' })
    expect(sessionStorage.getItem(draft)).toBe('{}')
    signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-3' })
    expect(sessionStorage.getItem(draft)).toBeNull()
  })

  test('marks an authorization under way until it ends', () => {
    markAuthorizing(sessionStorage, 'word')
    expect(sessionStorage.getItem('wxAuthProcessing')).toBe('word')
    signIn(sessionStorage, KEYS)
    expect(sessionStorage.getItem('wxAuthProcessing')).toBeNull()
  })

  test('marks a trip until it is over', () => {
    markTrip(sessionStorage, '/asset/holdList')
    restoreSession(sessionStorage)
    expect(session).toMatchObject({ isRedirect: '1', redirectUrl: '/asset/holdList' })
    endTrip(sessionStorage)
    expect([sessionStorage.getItem('isRedirect'), sessionStorage.getItem('redirectUrl')]).toEqual([
      null,
      null,
    ])
  })
})

describe('a failed sign-in', () => {
  const failed = { type: 'failed', why: 'refused', text: '该账号已被限制登录' } as const

  test('keeps its reason over a reload', () => {
    signOut(sessionStorage, failed)
    restoreSession(sessionStorage)
    settle(sessionStorage)
    expect(session.state).toEqual({ at: 'signedOut', why: failed.why, text: failed.text })
  })

  test('is forgotten by whoever signs in, and when the user signs out', () => {
    signOut(sessionStorage, failed)
    signIn(sessionStorage, KEYS)
    expect([session.state.at, sessionStorage.getItem('signedOut')]).toEqual(['user', null])
    signOut(sessionStorage)
    expect(session.state).toEqual({ at: 'signedOut', why: 'never', text: '' })
  })

  test.each(['not json', '{}', '{"at":"signedOut","why":"never","text":""}', '{"why":"odd"}'])(
    'that is kept as %s is none',
    (kept) => {
      sessionStorage.setItem('signedOut', kept)
      restoreSession(sessionStorage)
      expect(session.state).toEqual({ at: 'unknown' })
    },
  )

  test('leaves the time at which a guard left by itself', () => {
    vi.useFakeTimers({ now: 9_000 })
    markBegun(sessionStorage)
    signOut(sessionStorage, failed)
    signIn(sessionStorage, KEYS)
    restoreSession(sessionStorage)
    expect(begunAt()).toBe(9_000)
    vi.useRealTimers()
  })
})

describe('the user information', () => {
  const info = {
    appUserId: 'u-1',
    appUserFlag: '1',
    appMobileUserFlag: '1',
    authFlag: '0',
    wxBindFlag: '0',
    certificateNo: '',
    mobileNo: '',
    custName: '',
    hasBindWeChat: '0',
    bindMobileFlag: '1',
  } as const
  const visitor = { ...info, appUserFlag: '0', bindMobileFlag: '0', authFlag: '-1' } as const

  test('says what the user lacks, and that a name is not verified', () => {
    signIn(sessionStorage, KEYS)
    expect([session.lack, session.authFlag, session.userInfo]).toEqual([null, '-1', null])
    keepUserInfo(sessionStorage, info, 'wechat')
    expect([session.lack, session.authFlag, session.state.at]).toEqual(['account', '0', 'visitor'])
    keepUserInfo(sessionStorage, visitor, 'mini-program')
    expect([session.lack, session.authFlag, session.state.at]).toEqual(['mobile', '0', 'visitor'])
    expect(session.userInfo?.bindMobileFlag).toBe('0')
  })

  test('is of one user, and in memory only', () => {
    signIn(sessionStorage, KEYS)
    keepUserInfo(sessionStorage, info, 'wechat')
    signIn(sessionStorage, { ...KEYS, encOpenId: 'e-2' })
    expect(session.userInfo).toEqual(info)
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('u-1')
    signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-3' })
    expect([session.userInfo, session.lack, session.authFlag]).toEqual([null, null, '-1'])
  })
})

test('a campaign is preserved over a reload, and not forgotten for an address without one', () => {
  const arrive = (search: string) => keepCampaign(sessionStorage, { pathname: '/', search })
  arrive('?campaignId=c-1&markId=m-1&channel=wx')
  arrive('?campaignId=%3Cb%3E')
  restoreSession(sessionStorage)
  expect(campaignOrigin()).toEqual({ campaignId: 'c-1', markId: 'm-1', channel: 'wx' })
  arrive('?campaignId=c-2')
  restoreSession(sessionStorage)
  expect(campaignOrigin()).toEqual({ campaignId: 'c-2', markId: '', channel: '' })
})

describe('keys of a session', () => {
  test('keep when they were issued, over a reload and until others come', () => {
    vi.useFakeTimers({ now: 1_000 })
    signIn(sessionStorage, KEYS)
    vi.setSystemTime(5_000)
    signIn(sessionStorage, KEYS)
    restoreSession(sessionStorage)
    expect([session.keysIssuedAt, renewedAt()]).toEqual(['1000', null])
    signIn(sessionStorage, { ...KEYS, encOpenId: 'e-2' })
    markRenewed(sessionStorage)
    restoreSession(sessionStorage)
    expect(renewedAt()).toBe(5_000)
    signIn(sessionStorage, { openId: 'o-2', encOpenId: 'e-3' })
    expect(renewedAt()).toBeNull()
    signOut(sessionStorage)
    expect([session.keysIssuedAt, renewedAt()]).toEqual(['', null])
    vi.useRealTimers()
  })

  test.each([
    [true, 7_000],
    [false, null],
  ])('from an authorization page that was opened for a renewal (%s)', (renewal, at) => {
    vi.useFakeTimers({ now: 7_000 })
    signIn(sessionStorage, KEYS)
    markAuthorizing(sessionStorage, 'word', renewal)
    restoreSession(sessionStorage)
    signIn(sessionStorage, { ...KEYS, encOpenId: 'e-2' })
    expect(renewedAt()).toBe(at)
    vi.useRealTimers()
  })
})

describe('the advertisement that led here', () => {
  const kept = () => [session.adClickId, session.adAccountId, session.adPlanId]

  test('is preserved over a reload', () => {
    keepAdvertising(sessionStorage, '?clickId=c-1&accountId=a-1&planId=p-1')
    Object.assign(session, { adClickId: '' })
    restoreSession(sessionStorage)
    expect(kept()).toEqual(['c-1', 'a-1', 'p-1'])
  })

  test.each(['', '?accountId=a-1', '?clickId=', '?clickId=%3Cscript%3E'])(
    'is not forgotten for an address with %s',
    (search) => {
      keepAdvertising(sessionStorage, '?clickId=c-1')
      keepAdvertising(sessionStorage, search)
      expect(kept()).toEqual(['c-1', '', ''])
    },
  )
})
