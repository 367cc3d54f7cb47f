// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { openBridge } from '#platform/bridge.ts'
import { expectedErrors } from '#ui/testing/printed-errors.ts'
import { inPage } from '#ui/testing/in-page.tsx'
import { App } from '#app/frame/App.tsx'
import { preloadFirstScreen } from '#app/frame/first-screen.ts'

const signedOutPage = {
  isLoggedIn: () => false,
  login: () => Promise.resolve(false),
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}
const none = () => Promise.reject(new Error('a browser has none'))

test.each([
  ['/%E0%A4%A', []],
  ['/fund_detail/%', [expect.stringContaining('could not be decoded')]],
  ['/%E0%A4%A/deal', []],
])(
  '%s, which cannot be decoded, opens the page for missing addresses',
  async (address, warnings) => {
    history.replaceState(null, '', address)
    openBridge(signedOutPage, { sign: none, handOver: none })
    await preloadFirstScreen(location)
    const { host, unmount } = await inPage(<App />)
    expect(host.textContent).toContain('没有找到这个页面')
    await unmount()
    expect(expectedErrors()).toEqual(warnings)
  },
)
