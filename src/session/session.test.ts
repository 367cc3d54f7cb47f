// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import {
  isSignedIn,
  keepAdvertising,
  markAuthorizing,
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

  test('leaves what someone had entered to nobody else', () => {
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
