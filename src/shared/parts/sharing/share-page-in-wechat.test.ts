// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { clearToasts, currentToast, subscribeToast } from '#ui/base/toast.ts'
import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { sharePage } from './share-page.ts'

const WECHAT =
  'Mozilla/5.0 (Linux; Android 14; 22101317C) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.188 Mobile Safari/537.36 MicroMessenger/8.0.49.2600(0x28003136) Process/appbrand0 WeChat/arm64 NetType/WIFI Language/zh_CN'

/** The titles that WeChat's menu was given. */
const menuTitles: unknown[] = []
const SUPPORTED = { updateAppMessageShareData: true, updateTimelineShareData: true }

/**
 * The object that WeChat on Android injects and its JS-SDK calls: calls by name, answered later,
 * lists as JSON text.
 */
const WeixinJSBridge = {
  invoke(name: string, args: Readonly<Record<string, unknown>>, answer: (it: object) => void) {
    if (name in SUPPORTED) menuTitles.push(args['title'])
    const errMsg = `${name}:ok`
    setTimeout(() =>
      answer(
        name === 'checkJsApi' ? { errMsg, checkResult: JSON.stringify(SUPPORTED) } : { errMsg },
      ),
    )
  },
  on: () => {},
}

const toasts: unknown[] = []
subscribeToast(() => toasts.push(currentToast()))

beforeEach(() => {
  // The JS-SDK reads the user agent once, when it is loaded.
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: WECHAT })
  Reflect.set(window, 'WeixinJSBridge', WeixinJSBridge)
})
afterEach(async () => {
  const close = document.querySelector<HTMLElement>('[role=dialog] [aria-label=关闭]')
  if (close !== null) await click(close)
  await eventually(() => {
    if (document.querySelector('[role=dialog]') !== null) throw new Error('the sheet is still open')
  })
  clearToasts()
  bridge().dispose()
})

test('fills WeChat’s own menu, and shows the user where it is', async () => {
  const session = {
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  }
  const sign = async () => ({ appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' })
  openBridge(session, { sign })
  await act(() => sharePage('澄川新动力', '/fund_detail/FundDetailSingle?fundCode=980303'))
  await click(await eventually(() => button('微信好友')))
  await eventually(() => expect(toasts).not.toEqual([]))
  expect(menuTitles).toEqual(['澄川新动力', '澄川新动力'])
  expect(toasts).toEqual([{ kind: 'text', text: '点右上角“···”，分享给朋友' }])
})
