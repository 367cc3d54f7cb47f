// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { brand } from '#domain/brand.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { clearToasts } from '#ui/base/toast.ts'
import { ToastHost } from '#ui/overlays/ToastHost.tsx'
import { inPage } from '#ui/testing/in-page.tsx'
import { openCustomer } from './open-customer.ts'

function openApp() {
  const app = fakeNative('android')
  Object.assign(window, app.page)
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  return app
}

afterEach(() => {
  clearToasts()
  bridge().dispose()
})

test('customer service opens in the app, with the page that the user came from', async () => {
  const app = openApp()
  await openCustomer('交易结果')
  const calls = app.calls.map((text): unknown => JSON.parse(text))
  expect(calls).toContainEqual(
    expect.objectContaining({ method: 'openCustomer', args: { source: '交易结果' } }),
  )
})

test('where it cannot be opened, the user reads the telephone number', async () => {
  openApp()
  bridge().dispose()
  const { unmount } = await inPage(<ToastHost />)
  await act(() => openCustomer('交易结果'))
  expect(document.body.textContent).toContain(brand.serviceLine)
  await unmount()
})
