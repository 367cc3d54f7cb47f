import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { createPlan, createSmartPlan, editPlan } from '#api/calls/plan-change.ts'
import { TEST_ACCOUNT } from '#shared/engines/order/value/testing/test-account.ts'
import { EMPTY_PLAN } from './plan-draft.ts'
import { planOrder } from './plan-order.ts'

const hash = 'a'.repeat(64)
const draft = { ...EMPTY_PLAN, amount: '500', read: [hash], agreed: true }
type Terms = Parameters<typeof planOrder>[0]
const orderOf = (change: Partial<Terms> = {}) =>
  planOrder({
    purpose: { kind: 'make' },
    fund: { fundCode: '980301', fundName: '禾岸灵活配置混合A', overseasMarkets: [] },
    draft,
    amount: '500.00',
    account: TEST_ACCOUNT,
    goalFits: true,
    smart: null,
    firstDebit: '20260410',
    coupons: null,
    cfmTime: null,
    ...change,
  })

const terms = {
  planName: '',
  amount: '500.00',
  cycle: 'monthly',
  cycleDay: 10,
  bankSerial: 'bank-1',
  channelId: null,
  stopProfitRate: null,
}
const smart = { indexCode: '000300', averageDays: 250 } as const
const edit = { kind: 'edit', plan: { planNo: 'P2026031100000001', smart: null } } as const
const proof = { applyNo: 'A202603111004315C', transPwd: `v1${`.${'x'.repeat(16)}`.repeat(4)}` }

describe('the order of a plan', () => {
  test('makes one, after documents and a second plan were asked about', () => {
    expect(orderOf()).toEqual({
      kind: 'plan',
      fundCode: '980301',
      endpoint: createPlan,
      input: { ...terms, fundCode: '980301', cfmTime: null, activityId: null },
      subject: '定投 禾岸灵活配置混合A',
      figure: '500.00',
      unit: '元',
      items: [
        { label: '扣款周期', value: '每月 10 日' },
        { label: '下次扣款', value: '2026-04-10 星期五' },
        { label: '付款方式', value: '江海银行（尾号 1024）' },
      ],
      questions: [
        { kind: 'documents', fundCode: '980301', consent: { read: [hash], agreed: true } },
        { kind: 'secondPlan', cycle: { cycle: 'monthly', cycleDay: 10 } },
      ],
    })
  })

  test.each([
    ['the keep challenge', { purpose: { kind: 'keep', activityId: 'keep-1' } }, createPlan],
    ['a smart plan', { smart }, createSmartPlan],
    ['a change', { purpose: edit }, editPlan],
    ['a change of a smart plan', { purpose: edit, smart }, editPlan],
  ] as const)('has for %s the call that fits', (_, change, endpoint) => {
    const order = orderOf(change)
    expect(order?.endpoint).toBe(endpoint)
    const asked = endpoint === editPlan ? {} : { protocolHashes: [hash] }
    const input = { ...order?.input, ...asked, ...proof }
    expect(v.safeParse(endpoint.request, input).issues ?? []).toEqual([])
  })

  test('asks nothing where a plan is changed', () => {
    expect(orderOf({ purpose: edit })).toMatchObject({
      subject: '修改定投 禾岸灵活配置混合A',
      questions: [],
    })
  })

  test('says the goal, and no day while the days change', () => {
    const order = orderOf({ draft: { ...draft, goalOn: true }, firstDebit: undefined })
    expect(order?.items.map(({ label }) => label)).toEqual(['扣款周期', '付款方式', '止盈目标'])
    expect(order?.input).toMatchObject({ stopProfitRate: '20' })
  })

  test.each([
    ['an invalid amount', { amount: null }],
    ['no account that can pay', { account: null }],
    ['a goal out of range', { goalFits: false }],
  ])('is missing for %s', (_, change) => {
    expect(orderOf(change)).toBeNull()
  })
})
