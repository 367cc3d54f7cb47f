// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fakeNative, type FakeNative } from '#bridge/testing/fake-native.ts'
import { createElement } from 'react'
import { bridge, openBridge } from '#platform/bridge.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { useNotch } from './use-notch.ts'
import { inTime } from '#ui/testing/in-time.ts'

let app: FakeNative

beforeEach(() => {
  app = fakeNative('android')
  Reflect.set(window, 'h5bridge', app.page.h5bridge)
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
})
afterEach(() => {
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
  document.documentElement.removeAttribute('style')
})

function Notched() {
  useNotch()
  return null
}

const notch = () => {
  const { style } = document.documentElement
  return [style.getPropertyValue('--notch-top'), style.getPropertyValue('--notch-bottom')]
}
const turned = (top: number, bottom: number, orientation: string) =>
  app.emit({ event: 'notchChanged', data: { top, bottom, orientation } })

test('the layout follows the notch when the phone is turned, and no longer once it is gone', async () => {
  const { supported } = await bridge().call('supportStatusBarImmersion', {})
  const page = await inPage(createElement(Notched))
  await inTime(() => expect(notch()[0]).not.toBe(''))
  turned(0, 21, 'landscape')
  await inTime(() => expect(notch()).toEqual(['0px', '21px']))
  turned(47, 34, 'portrait')
  await inTime(() => expect(notch()).toEqual([supported ? '47px' : '0px', '34px']))
  await page.unmount()
  turned(0, 21, 'landscape')
  // The bridge handles messages in order: this one is answered after the event.
  await bridge().call('supportStatusBarImmersion', {}, {})
  expect(notch()[1]).toBe('34px')
})

test('of two turns in a row the last one counts', async () => {
  const page = await inPage(createElement(Notched))
  turned(0, 21, 'landscape')
  turned(47, 34, 'portrait')
  turned(0, 20, 'landscape')
  await inTime(() => expect(notch()).toEqual(['0px', '20px']))
  await page.unmount()
})
