// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { NOTICE_VERSION } from '#domain/identity/privacy-notice.ts'
import { bridge, openBridge } from './bridge.ts'
import { answerNotice } from './consent-answer.ts'
import {
  adoptKeptAnswer,
  consent,
  endQuestion,
  isAgreed,
  keptAnswer,
  requestConsent,
  restoreConsent,
  whenAgreed,
} from './consent.ts'

const session = {
  isLoggedIn: () => false,
  login: async () => false,
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

function load() {
  openBridge(session)
  restoreConsent()
}

beforeEach(() => {
  localStorage.clear()
  load()
})
afterEach(() => {
  endQuestion()
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
})

test.each([true, false])('the answer %s is stored with version and time, over a load', (agreed) => {
  expect(consent.answer).toBe('unasked')
  answerNotice(agreed)
  expect(keptAnswer()).toEqual({
    version: NOTICE_VERSION,
    time: expect.closeTo(Date.now(), -4),
    agreed,
  })
  bridge().dispose()
  load()
  expect(consent.answer).toBe(agreed ? 'agreed' : 'declined')
})

test.each([
  'no json',
  'null',
  '{}',
  '{"version":"20260101","time":1,"agreed":"yes"}',
  '{"version":20260101,"time":1,"agreed":true}',
])('what is kept as %s counts as no answer', (text) => {
  localStorage.setItem('privacyConsent', text)
  restoreConsent()
  expect(consent.answer).toBe('unasked')
})

test('an agreement to an older version has to be given again', () => {
  localStorage.setItem('privacyConsent', '{"version":"20250701","time":1,"agreed":true}')
  restoreConsent()
  expect(consent.answer).toBe('unasked')
})

test('in the native app, which has prompted already, no user is prompted', () => {
  bridge().dispose()
  Object.assign(window, fakeNative('android').page)
  load()
  expect(isAgreed()).toBe(true)
})

test('what needs an agreement waits for the answer', async () => {
  const first = requestConsent()
  expect(consent.asking).toBe(true)
  answerNotice(false)
  expect([await first, consent.asking]).toEqual([false, false])
  const second = requestConsent()
  expect(consent.asking).toBe(true)
  endQuestion()
  expect([await second, consent.answer]).toEqual([false, 'declined'])
  const third = requestConsent()
  answerNotice(true)
  expect(await third).toBe(true)
  expect(await requestConsent()).toBe(true)
  expect(consent.asking).toBe(false)
})

test('an answer in another tab is taken over', async () => {
  const agreed = whenAgreed()
  const asked = requestConsent()
  const answer = { version: NOTICE_VERSION, time: 1, agreed: true }
  localStorage.setItem('privacyConsent', JSON.stringify(answer))
  adoptKeptAnswer()
  expect(await asked).toBe(true)
  await agreed
})
