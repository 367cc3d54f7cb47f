import { expect, test } from 'vitest'
import { draftOf, EMPTY_PLAN, fillsIn, filledIn } from './plan-draft.ts'
import { TEST_PLAN } from './testing/test-plan.ts'

test('an address fills in what it names, and leaves the rest as it was entered', () => {
  const typed = { ...EMPTY_PLAN, amount: '300', goalOn: true }
  expect(filledIn(typed, { cycle: 'weekly', cycleDay: '3' })).toEqual({
    ...typed,
    cycle: 'weekly',
    cycleDay: 3,
  })
  expect(filledIn(typed, { amount: '500.00', type: 'smart' })).toEqual({
    ...typed,
    amount: '500.00',
    type: 'smart',
  })
  expect(fillsIn({})).toBe(false)
  expect(fillsIn({ amount: '1' })).toBe(true)
})

test.each([
  ['weekly', '31'],
  ['weekly', undefined],
  ['daily', '1'],
] as const)('a cycle %s with the day %s in an address changes nothing', (cycle, cycleDay) => {
  expect(filledIn(EMPTY_PLAN, { cycle, cycleDay })).toEqual(EMPTY_PLAN)
})

test('a plan fills in its own form, without its consent or application', () => {
  const smart = { indexCode: '000300', indexName: '沪深300', averageDays: 500 } as const
  const plan = { ...TEST_PLAN, planType: 'smart', smart, stopProfitRate: '15' } as const
  expect(draftOf(plan)).toMatchObject({
    type: 'smart',
    amount: TEST_PLAN.amount,
    cycle: 'monthly',
    cycleDay: 31,
    bankSerial: 'a-1',
    channelId: '101',
    indexCode: '000300',
    averageDays: 500,
    goalOn: true,
    goal: '15',
    agreed: false,
    application: null,
  })
  expect(draftOf(TEST_PLAN)).toMatchObject({ type: 'ordinary', goalOn: false })
})
