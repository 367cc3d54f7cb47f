// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { bridge, openBridge } from '#platform/bridge.ts'
import { consent, keptAnswer, requestConsent, restoreConsent } from '#platform/consent.ts'
import {
  axeFindings,
  button,
  click,
  inPage,
  press,
  eventually,
  type InPage,
} from '#ui/testing/in-page.tsx'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { ConsentNotice } from './ConsentNotice.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
beforeAll(async () => {
  provider = await standInProvider()
  // Loaded ahead: `act` would hold back what it changes when it comes.
  await import('./PrivacyNotice.tsx')
})
afterAll(() => provider.close())

let page: InPage
const notice = () => document.querySelector('[role=dialog]')
const at = (pathname: string) => (
  <QueryClientProvider client={queries}>
    <ConsentNotice pathname={pathname} />
  </QueryClientProvider>
)
const settled = () => act(async () => vi.dynamicImportSettled())

async function open(pathname = '/') {
  openBridge({
    isLoggedIn: () => false,
    login: async () => false,
    getUserInfo: () => ({ appUserId: '', openId: '', encOpenId: '' }),
  })
  restoreConsent()
  page = await inPage(at(pathname))
  await settled()
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.unmount()
  bridge().dispose()
})

test('says what data is for, with both answers and nothing chosen, and passes axe', async () => {
  await open()
  for (const words of ['登录、开户和交易', '统计页面', '广告效果', '用户服务协议', '收集清单'])
    expect(notice()?.textContent).toContain(words)
  expect(notice()?.querySelectorAll('input')).toHaveLength(0)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/privacy/infoList')
  expect(await axeFindings()).toEqual([])
})

test.each([
  ['同意', 'agreed', true],
  ['不同意，仅浏览', 'declined', false],
] as const)('the answer %s is kept, and the notice goes', async (words, answer, agreed) => {
  await open()
  await click(button(words))
  expect([consent.answer, notice(), keptAnswer()?.agreed]).toEqual([answer, null, agreed])
  await page.unmount()
  await open()
  expect(notice()).toBeNull()
})

test('no key closes it without an answer', async () => {
  await open()
  await press('Escape')
  expect([notice() === null, consent.answer]).toEqual([false, 'unasked'])
})

test('a sign-in asks again, and may be given up', async () => {
  await open()
  await click(button('不同意，仅浏览'))
  let asked = Promise.resolve(true)
  const ask = async () => {
    await act(async () => {
      asked = requestConsent()
    })
    await settled()
  }
  await ask()
  await press('Escape')
  expect([await asked, notice()]).toEqual([false, null])
  await ask()
  await click(button('同意'))
  expect(await asked).toBe(true)
})

test('a newer version asks a user who has agreed before, and names the change', async () => {
  localStorage.setItem('privacyConsent', '{"version":"20250701","time":1,"agreed":true}')
  await open()
  expect(notice()?.textContent).toContain('个人信息保护政策已更新')
  expect(notice()?.textContent).toContain('新增“页面浏览统计”')
})

test('documents and the list of data are not covered, what comes after them is', async () => {
  await open('/static')
  expect(notice()).toBeNull()
  await page.rerender(at('/privacy/infoList'))
  expect(notice()).toBeNull()
  await page.rerender(at('/'))
  await settled()
  expect(notice()).not.toBeNull()
})

test('where a user asks for it, it covers a page of the own data too', async () => {
  await open('/')
  await click(button('不同意，仅浏览'))
  await page.unmount()
  history.replaceState(null, '', '/privacy/infoDetail')
  await open('/privacy/infoDetail')
  expect(notice()).toBeNull()
  let asked = Promise.resolve(false)
  await act(async () => {
    asked = requestConsent()
  })
  await settled()
  // The list that the notice links to is read without an answer.
  await page.rerender(at('/privacy/infoList'))
  expect(notice()).toBeNull()
  await page.rerender(at('/privacy/infoDetail'))
  await settled()
  await click(button('同意'))
  expect(await asked).toBe(true)
  history.replaceState(null, '', '/')
})

test('an agreement is read in place', async () => {
  provider.reply = replies.payload({
    protocols: [
      {
        protocolId: 'p',
        title: '《用户服务协议》',
        hash: 'a'.repeat(64),
        version: 'V1.0',
        effectiveDate: '20260101',
        sections: [{ heading: '一、注册', text: '本人手机号' }],
      },
    ],
  })
  await open()
  await click(button('《用户服务协议》'))
  await eventually(() => expect(notice()?.textContent).toContain('本人手机号'))
  expect(provider.requestedUrls.at(-1)).toContain('/api/account/listProtocols')
  await click(button('返回'))
  expect(button('同意')).toBeTruthy()
})
