// @vitest-environment jsdom
import * as v from 'valibot'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { fakeNative } from '#bridge/testing/fake-native.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { bridge, openBridge } from '#platform/bridge.ts'
import { clearToasts, currentToast, subscribeToast } from '#ui/base/toast.ts'
import { axeFindings, button, click, eventually } from '#ui/testing/in-page.tsx'
import { sharePage } from './share-page.ts'

const PATH = fundDetailPaths.fundDetailSingle.to({ fundCode: '980303' })
const session = {
  isLoggedIn: () => false,
  login: async () => false,
  getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
}

const toasts: unknown[] = []
subscribeToast(() => toasts.push(currentToast()))
const textToast = (text: string) => ({ kind: 'text', text })

const copied: string[] = []
function clipboard(writes: boolean) {
  const writeText = async (text: string) => {
    if (!writes) throw new Error('denied')
    copied.push(text)
  }
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
}

afterEach(async () => {
  // A test that only looks leaves its sheet open.
  const close = document.querySelector<HTMLElement>('[role=dialog] [aria-label=关闭]')
  if (close !== null) await click(close)
  await eventually(() => {
    if (document.querySelector('[role=dialog]') !== null) throw new Error('the sheet is still open')
  })
  clearToasts()
  bridge().dispose()
  Reflect.deleteProperty(window, 'h5bridge')
  Reflect.deleteProperty(navigator, 'share')
  copied.length = 0
  toasts.length = 0
})

test('opens the app’s panel with the page’s public address', async () => {
  const app = fakeNative('android')
  Reflect.set(window, 'h5bridge', app.page.h5bridge)
  openBridge(session)
  await sharePage('澄川新动力', PATH)
  const panelCall = app.calls
    .map((text) => v.parse(v.object({ method: v.string(), args: v.unknown() }), JSON.parse(text)))
    .find(({ method }) => method === 'openSharePanel')
  expect(panelCall?.args).toEqual({
    channels: ['wx', 'wxf', 'workWX', 'qq', 'qzone', 'dx', 'copyLink', 'moreShare'],
    shareTitle: '澄川新动力',
    shareDesc: '基金有风险，投资需谨慎',
    shareLink: `${location.origin}${PATH}`,
    shareImgUrl: '',
  })
  expect(toasts).toEqual([])
})

/** Taps a channel of the sheet that is open. */
async function choose(name: string): Promise<void> {
  const row = await eventually(() => button(name))
  await click(row)
}

test('copies the link in a browser, and says so', async () => {
  clipboard(true)
  openBridge(session)
  await act(() => sharePage('澄川新动力', PATH))
  await choose('复制链接')
  await eventually(() => expect(copied).toEqual([`${location.origin}${PATH}`]))
  await eventually(() => expect(toasts).toEqual([textToast('链接已复制')]))
})

test('opens the system’s sheet in a browser with Web Share, without a toast', async () => {
  const shared: unknown[] = []
  Object.defineProperty(navigator, 'share', {
    configurable: true,
    value: async (data: unknown) => shared.push(data),
  })
  openBridge(session)
  await act(() => sharePage('澄川新动力', PATH))
  await choose('更多')
  expect(shared).toEqual([
    { title: '澄川新动力', text: '基金有风险，投资需谨慎', url: `${location.origin}${PATH}` },
  ])
  expect(toasts).toEqual([])
})

test('offers only what a browser has, and no system’s sheet where there is none', async () => {
  openBridge(session)
  await act(() => sharePage('澄川新动力', PATH))
  const rows = await eventually(() => {
    const found = [...document.querySelectorAll('[role=dialog] li')]
    expect(found).not.toEqual([])
    return found
  })
  expect(rows.map((row) => row.textContent)).toEqual([
    'QQ',
    'QQ空间',
    '短信',
    '复制链接',
    '保存图片',
  ])
  expect(await axeFindings()).toEqual([])
})

test('says so where nothing can be shared or copied', async () => {
  clipboard(false)
  openBridge(session)
  await act(() => sharePage('澄川新动力', PATH))
  await choose('复制链接')
  expect(toasts).toEqual([textToast('没有分享出去，请稍后再试')])
})

test('says so where the engine draws no card to save', async () => {
  openBridge(session)
  await act(() => sharePage('澄川新动力', PATH))
  await choose('保存图片')
  expect(toasts).toEqual([textToast('没有分享出去，请稍后再试')])
})
