// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { openBridgeForQa, trace } from '#platform/qa-bridge.ts'
import { axeFindings, button, click, inPage, one, eventually } from '#ui/testing/in-page.tsx'
import { MethodTry } from './MethodTry.tsx'

beforeEach(() => {
  trace.clear()
  openBridgeForQa()
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
})
afterEach(() => bridge().dispose())

async function fill(text: string): Promise<void> {
  const area = one('textarea')
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

test.each([
  ['{"title": ', '不是 JSON'],
  ['{"title": 5}', 'title: expected string'],
  ['{"title": "a", "more": 1}', 'more: expected never'],
])('the arguments %s are not sent, and the field shows why', async (text, why) => {
  const page = await inPage(<MethodTry method="setPageTitle" />)
  await fill(text)
  const area = one('textarea')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  expect(one(`[id="${area.getAttribute('aria-describedby') ?? ''}"]`).textContent).toContain(why)
  expect(button('调用 setPageTitle').disabled).toBe(true)
  await page.unmount()
})

test('a call with valid arguments is sent, shown and traced', async () => {
  const page = await inPage(<MethodTry method="setPageTitle" />)
  await fill('{"title": "标题"}')
  await click(button('调用 setPageTitle'))
  await eventually(() => expect(one('[role=status]').textContent).toContain('成功'))
  expect(document.title).toBe('标题')
  expect(trace.entries().map(({ does }) => does)).toEqual(['call', 'send', 'message', 'settle'])
  expect(await axeFindings()).toEqual([])
  await page.unmount()
})

test('a method that the container lacks is refused with the reason', async () => {
  const page = await inPage(<MethodTry method="setTitleBar" />)
  expect(page.host.textContent).toContain('不支持')
  await click(button('调用 setTitleBar'))
  await eventually(() => expect(one('[role=status]').textContent).toContain('unsupported'))
  await page.unmount()
})
