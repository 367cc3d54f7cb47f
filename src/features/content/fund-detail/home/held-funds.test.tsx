// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { queries } from '#app/queries.ts'
import { eventually } from '#app/testing/mounted-screen.tsx'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'

import { button, click, inPage, type InPage } from '#ui/testing/in-page.tsx'
import { HeldFunds } from './HeldFunds.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
let page: InPage

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(async () => {
  await page.unmount()
  queries.clear()
})

const text = () => page.host.textContent ?? ''

const assets = {
  serverTime: '20260311100000',
  totalAsset: '0.00',
  inTransit: '0.00',
  yesterdayIncome: null,
  incomeDate: '20260310',
  pendingFunds: 0,
  missingFunds: 0,
  holdProfit: '0.00',
  cumulativeProfit: '0.00',
  holdings: [],
  transits: [],
}

async function open(): Promise<void> {
  page = await inPage(
    <QueryClientProvider client={queries}>
      <HeldFunds />
    </QueryClientProvider>,
  )
}

test('holdings that did not load are not shown as nothing held', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventually(() => expect(text()).toContain('持有的基金没有加载出来'))
  provider.reply = replies.payload(assets)
  await click(button('重试'))
  await eventually(() => expect(text()).toBe(''))
})

test('holdings that cannot be read are not shown as nothing held', async () => {
  provider.reply = replies.payload({ ...assets, holdings: [{ odd: true }] })
  await open()
  await eventually(() => expect(text()).toContain('有 1 条记录暂时无法显示'))
})
