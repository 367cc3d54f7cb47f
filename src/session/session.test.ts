// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  isSignedIn,
  keepAdvertising,
  markAuthorizing,
  markRenewed,
  renewedAt,
  restoreSession,
  session,
  signIn,
  signOut,
} from './session.ts'

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
    expect(sessionStorage.getItem('isRedirect')).toBe('1')
  })
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

  test('is kept over a reload', () => {
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
