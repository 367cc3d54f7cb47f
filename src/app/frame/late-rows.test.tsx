// @vitest-environment jsdom
import { act } from 'react'
import { expect, test } from 'vitest'
import { openBridge } from '#platform/bridge.ts'
import { errorPaths } from '#paths/error.ts'
import { inPage, eventually } from '#ui/testing/in-page.tsx'
import { App } from './App.tsx'

test('a screen of a group whose rows are not loaded opens, and the one before stays until then', async () => {
  Object.assign(window, { scrollTo: () => {} })
  history.replaceState(null, '', '/nowhere')
  openBridge({
    isLoggedIn: () => false,
    login: () => Promise.resolve(false),
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  const { host, unmount } = await inPage(<App />)
  expect(host.textContent).toContain('没有找到这个页面')

  history.pushState(null, '', errorPaths.networkError.to())
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(host.textContent).toContain('没有找到这个页面')
  await eventually(() => expect(host.textContent).toContain('网络'))
  expect(host.textContent).not.toContain('页面没有正常打开')
  expect(host.querySelector('header h1')?.textContent).toBe('网络异常')
  await unmount()
})
