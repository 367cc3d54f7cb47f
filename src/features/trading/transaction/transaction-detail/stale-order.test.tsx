// @vitest-environment jsdom
import { act } from 'react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mountedScreen } from '#app/testing/mounted-screen.tsx'
import { queries } from '#app/data/queries.ts'
import { replies, standInProvider } from '#app/testing/stand-in-provider.ts'
import { waiting } from '#shared/engines/order/record/testing/test-order.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { screen } from '#templates/screen.ts'
import { eventually } from '#ui/testing/in-page.tsx'

let provider: Awaited<ReturnType<typeof standInProvider>>
let mounted: Awaited<ReturnType<typeof mountedScreen>>

beforeAll(async () => {
  provider = await standInProvider()
})
afterAll(() => provider.close())
afterEach(() => mounted.close())

const text = () => document.querySelector('main')?.textContent

test('an order whose refresh fails stays in view, with the time of its data', async () => {
  provider.reply = replies.payload({
    serverTime: '20260311143000',
    record: waiting,
    lots: [],
    agreements: [],
    coupons: [],
  })
  const path = transactionPaths.transactionDetail
  const load = () => import('./TransactionDetailScreen.tsx')
  const row = screen({ path, title: '交易详情', needs: [], load })
  mounted = await mountedScreen(row, path.to({ applyNo: waiting.applyNo }))
  await eventually(() => expect(text()).toContain(waiting.applyNo))
  provider.reply = replies.noNetwork
  await act(() => queries.refetchQueries({ type: 'active' }))
  await eventually(() => expect(text()).toContain('没有更新成功，以下为 '))
  expect(text()).toContain(waiting.applyNo)
})
