// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { replies } from '#app/testing/stand-in-provider.ts'
import { eventuallySays, testPages, text } from '#app/testing/test-pages.tsx'

import { button, click, eventually } from '#ui/testing/in-page.tsx'
import { HeldFunds } from './HeldFunds.tsx'

const { provider, openPart } = testPages()

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

const open = () => openPart(<HeldFunds />)

test('holdings that did not load are not shown as nothing held', async () => {
  provider.reply = replies.breakdown
  await open()
  await eventuallySays('持有的基金没有加载出来')
  provider.reply = replies.payload(assets)
  await click(button('重试'))
  await eventually(() => expect(text()).toBe(''))
})

test('holdings that cannot be read are not shown as nothing held', async () => {
  provider.reply = replies.payload({ ...assets, holdings: [{ odd: true }] })
  await open()
  await eventuallySays('有 1 条记录暂时无法显示')
})
