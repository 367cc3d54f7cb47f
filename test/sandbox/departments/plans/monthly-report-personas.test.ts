import { expect, test } from 'vitest'
import { queryIncomeCalendar } from '#api/calls/asset.ts'
import { listMonthlyProfits, queryMonthlyReport } from '#api/calls/monthly-report.ts'
import { isZero } from '#domain/money/money.ts'
import { monthBefore, monthOf } from '#domain/report/months.ts'
import { expectReportsAddUp } from './testing/report.ts'
import { PERSONAS } from '#test/sandbox/people/personas.ts'
import { ask, control, signIn } from '#test/sandbox/testing/test-client.ts'
import { useSandbox } from '#test/sandbox/testing/use-sandbox.ts'

const { sandbox } = useSandbox([], { reset: 'never' })

test.each(PERSONAS.map(({ userId }) => userId))(
  'every month of %s opens where the one before closed, and opening + in - out + profit is closing',
  async (userId) => {
    const { months } = await ask(sandbox, queryMonthlyReport, {}, await signIn(sandbox, userId))
    const checked = await expectReportsAddUp(sandbox, await signIn(sandbox, userId))
    expect(checked).toEqual(months.toReversed())
  },
)

test.each(['zhang', 'cleared', 'every'])(
  'the income in the reports of %s is that of the calendar, and all there is of a month without trades',
  async (userId) => {
    const session = await signIn(sandbox, userId)
    const { months } = await ask(sandbox, queryMonthlyReport, {}, session)
    let quiet = 0
    for (const month of months) {
      const report = await ask(sandbox, queryMonthlyReport, { month }, session)
      const calendar = await ask(sandbox, queryIncomeCalendar, { month }, session)
      expect(report.income).toBe(calendar.monthIncome)
      const { profits } = await ask(sandbox, listMonthlyProfits, { month }, session)
      const rested = profits.every((it) => isZero(it.inflow) && isZero(it.outflow))
      if (!rested || report.pendingFunds > 0) continue
      quiet += 1
      expect(Math.abs(Number(report.profit) - Number(report.income))).toBeLessThan(
        ROUNDED_DIVIDENDS,
      )
    }
    expect(quiet).toBeGreaterThan(0)
  },
)

/** A dividend that is invested again buys whole hundredths of a share: yuan. */
const ROUNDED_DIVIDENDS = 1

test('the report of a month without trades or dividends agrees with the calendar to the cent', async () => {
  const zhang = await signIn(sandbox, 'zhang')
  const report = await ask(sandbox, queryMonthlyReport, { month: '202602' }, zhang)
  expect(report.profit).toBe(report.income)
})

test('a report whose last values came after its month says when, and while they are to come', async () => {
  const qian = await signIn(sandbox, 'qian')
  const report = (month: string) => ask(sandbox, queryMonthlyReport, { month }, qian)
  // Funds that invest abroad publish a trading day later.
  expect(await report('202602')).toMatchObject({ revisedDate: '20260302', pendingFunds: 0 })
  await control(sandbox, 'clock', { to: '20260401100000' })
  const before = await report('202603')
  expect(before.pendingFunds).toBeGreaterThan(0)
  expect(before.revisedDate).toBeNull()
  await control(sandbox, 'clock', { to: '20260401200000' })
  const after = await report('202603')
  expect(after).toMatchObject({ pendingFunds: 0, revisedDate: '20260401' })
  expect(after.closingAsset).not.toBe(before.closingAsset)
  expect(monthBefore(monthOf('20260401'))).toBe(after.month)
})
