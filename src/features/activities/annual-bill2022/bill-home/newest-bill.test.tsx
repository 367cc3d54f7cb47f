// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { eventuallySays, testPages } from '#app/testing/test-pages.tsx'
import { replies } from '#app/testing/stand-in-provider.ts'
import { annualBill2022Module } from '#features/activities/annual-bill2022/routes.ts'
import { FUNCTIONS } from '#shared/parts/functions/functions-table.ts'
import { eventually } from '#ui/testing/in-page.tsx'

const { provider, open, asked } = testPages()
const door = () => open(annualBill2022Module, FUNCTIONS.bills.href)

test.each([
  [[2021, 2020], '/annualBill2021/billHome'],
  [[2020], '/annualBill2020/billHome'],
  // A year without a story is no bill to open.
  [[2023, 2022, 2021], '/annualBill2022/billHome'],
])('the door of a user with the bills of %j leads to %s', async (years, home) => {
  provider.reply = replies.byAddress({ listBills: { years }, '': replies.silence })
  await door()
  await eventually(() => expect(`${location.pathname}${location.search}`).toBe(home))
})

test('the door of a user without a bill says so, with a way on', async () => {
  provider.reply = replies.byAddress({ listBills: { years: [] }, '': replies.silence })
  await door()
  await eventuallySays('暂无年度账单')
  await eventuallySays('看看月报')
  expect(asked('queryBill')).toEqual([])
})

test('the door shows the bill that is kept where the provider cannot be asked', async () => {
  provider.reply = replies.noNetwork
  await door()
  await eventually(() => expect(asked('queryBill')).not.toEqual([]))
})
