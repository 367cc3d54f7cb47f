// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { whoseKeys } from './opened-page.ts'

const zhang = { appUserId: 'u', openId: 'open-zhang', encOpenId: 'enc' }

const keepKeys = (openId: string, encOpenId: string) => {
  sessionStorage.setItem('openId', openId)
  sessionStorage.setItem('encOpenId', encOpenId)
}

beforeEach(() => {
  sessionStorage.clear()
  delete window.packKeys
  for (const name of Object.keys(fakeNative('android').page)) Reflect.deleteProperty(window, name)
})

test('in the app the user is the one of the host’s keys, whatever the session storage has', () => {
  Object.assign(window, fakeNative('android').page)
  keepKeys('open-li', 'enc')
  window.packKeys = zhang
  expect(whoseKeys()).toBe('open-zhang')
  window.packKeys = { appUserId: '', openId: '', encOpenId: '' }
  expect(whoseKeys()).toBe('')
})

test('in the app no user is known without the host’s keys, or after they were wrong', () => {
  Object.assign(window, fakeNative('android').page)
  keepKeys('open-zhang', 'enc')
  expect(whoseKeys()).toBe(null)
  window.packKeys = zhang
  sessionStorage.setItem('handedKeysRefused', '1')
  expect(whoseKeys()).toBe(null)
})

test('outside the app the user is the one of the session storage, else a visitor', () => {
  expect(whoseKeys()).toBe('')
  keepKeys('open-zhang', '')
  expect(whoseKeys()).toBe('')
  keepKeys('open-zhang', 'enc')
  expect(whoseKeys()).toBe('open-zhang')
})
