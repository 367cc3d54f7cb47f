import { expect, test } from 'vitest'
import { TEST_PLAN } from '#shared/engines/plan/testing/test-plan.ts'
import { moneyNeeded } from '#domain/plan/money-needed.ts'
import { matches, planFilters } from './plan-filters.ts'

const smart = { ...TEST_PLAN, planNo: 'P2', planType: 'smart', fundCode: '980301' } as const
const untied = { ...TEST_PLAN, planNo: 'P3', status: 'abnormal', channelName: '' } as const
const PLANS = [TEST_PLAN, smart, untied]

test.each([
  [{}, 'P1 P2 P3'],
  [{ type: 'smart' }, 'P2'],
  [{ fundCode: '980201' }, 'P1 P3'],
  [{ status: 'abnormal', bankSerial: 'a-1' }, 'P3'],
  [{ bankSerial: 'b-1' }, ''],
] as const)('the filters %o leave the plans %s', (filters, left) => {
  const shown = PLANS.filter((plan) => matches(plan, filters)).map(({ planNo }) => planNo)
  expect(shown.join(' ')).toBe(left)
})

test('funds and cards can be chosen once each, those without a name not at all', () => {
  const [, , funds, cards] = planFilters(PLANS, {})
  expect(funds?.options.map(({ key }) => key)).toEqual(['', '980201', '980301'])
  expect(cards?.options).toEqual([
    { key: '', label: '全部银行卡' },
    { key: 'a-1', label: TEST_PLAN.channelName },
  ])
})

test('what the address names stays chosen although no plan has it', () => {
  const [, , , cards] = planFilters(PLANS, { bankSerial: 'b-1' })
  expect(cards?.value).toBe('b-1')
  expect(cards?.options.at(-1)?.key).toBe('b-1')
})

test('the money needed is that of the plans in view, its days once each', () => {
  const upcoming = [
    { date: '20260312', planNo: 'P1', amount: '100.10' },
    { date: '20260312', planNo: 'P2', amount: '500.00' },
    { date: '20260319', planNo: 'P1', amount: '100.10' },
  ]
  expect(moneyNeeded(upcoming, [TEST_PLAN])).toEqual({
    amount: '200.20',
    times: 2,
    days: ['20260312', '20260319'],
  })
  expect(moneyNeeded(upcoming, PLANS)).toMatchObject({ amount: '700.20', times: 3 })
  expect(moneyNeeded([], PLANS)).toEqual({ amount: '0.00', times: 0, days: [] })
})
