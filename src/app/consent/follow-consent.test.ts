// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest'
import { answerNotice } from '#platform/consent-answer.ts'
import { consent, CONSENT_KEY, requestConsent, restoreConsent } from '#platform/consent.ts'
import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { clearToasts, currentToast } from '#ui/base/toast.ts'
import { followConsent } from './follow-consent.ts'

const WITHDRAWN = '已在其他页面撤回同意'
const kept = (agreed: boolean) => JSON.stringify({ version: NOTICE_VERSION, time: 1, agreed })

beforeEach(() => {
  localStorage.clear()
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  restoreConsent()
  onTestFinished(followConsent())
})
afterEach(() => {
  clearToasts()
  bridge().dispose()
})

/** Another tab stores its answer, and the browser sends this one the event of it. */
function answeredElsewhere(agreed: boolean, key = CONSENT_KEY) {
  localStorage.setItem(CONSENT_KEY, kept(agreed))
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: kept(agreed) }))
}

test('an agreement that another tab withdraws ends here too, and the page says so', () => {
  answerNotice(true)
  answeredElsewhere(false)
  expect([consent.answer, currentToast()?.text]).toEqual(['declined', WITHDRAWN])
})

test.each([true, false])(
  'the answer %s of another tab answers the open question',
  async (agreed) => {
    const asked = requestConsent()
    answeredElsewhere(agreed)
    expect([await asked, consent.asking, currentToast()]).toEqual([agreed, false, undefined])
  },
)

test('a visitor who has declined may agree in another tab', () => {
  answerNotice(false)
  answeredElsewhere(true)
  expect(consent.answer).toBe('agreed')
})

test('another key that a tab stores, and a deleted answer, change nothing', () => {
  answerNotice(true)
  answeredElsewhere(false, 'theme')
  expect(consent.answer).toBe('agreed')
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: CONSENT_KEY, newValue: null }))
  expect(consent.answer).toBe('agreed')
})

test('a page from the back-forward cache reads the answer when it is shown again', () => {
  answerNotice(true)
  localStorage.setItem(CONSENT_KEY, kept(false))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(consent.answer).toBe('agreed')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect([consent.answer, currentToast()?.text]).toEqual(['declined', WITHDRAWN])
})
