import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayNumber } from '#domain/calendar/calendar-date.ts'
import { nextDebitDate } from './regular-plan.ts'
import {
  explainDebits,
  firstPlanDay,
  planCycle,
  upcomingDebits,
  type AskedCycle,
} from './schedule.ts'

/** The exchange's closed weekdays of 2026 from Qingming on. */
const HOLIDAYS = new Set(
  ['0406', '0501', '0504', '0505', '0619', '0925', '1001', '1002', '1005', '1006', '1007'].map(
    (day) => `2026${day}`,
  ),
)
const isTradingDay = (date: string) =>
  weekdayNumber(date) !== 0 && weekdayNumber(date) !== 6 && !HOLIDAYS.has(date)

function made(asked: AskedCycle, today: string) {
  const cycle = planCycle(asked, firstPlanDay(asked, today))
  if (cycle === null) throw new Error('no such cycle')
  return cycle
}
const debits = (asked: AskedCycle, today: string, count: number) =>
  upcomingDebits(made(asked, today), today, count, isTradingDay)
const explained = (asked: AskedCycle, today: string, count: number) =>
  explainDebits(made(asked, today), debits(asked, today, count), today)

describe('the next debits', () => {
  it.each<[AskedCycle, string, string]>([
    [{ cycle: 'monthly', cycleDay: 31 }, '20260311', '0331 0430 0601 0630 0731 0831'],
    [{ cycle: 'monthly', cycleDay: 1 }, '20260311', '0401 0506 0601 0701 0803 0901 1008'],
    [{ cycle: 'weekly', cycleDay: 1 }, '20260311', '0316 0323 0330 0407 0413'],
    [{ cycle: 'weekly', cycleDay: 4 }, '20260929', '1008 1015 1022'],
    [{ cycle: 'fortnightly', cycleDay: 1 }, '20260311', '0316 0330 0413 0427'],
    [{ cycle: 'daily', cycleDay: null }, '20260402', '0403 0407 0408'],
  ])('of %j asked on %s are %s', (asked, today, dates) => {
    const expected = dates.split(' ').map((day) => `2026${day}`)
    expect(debits(asked, today, expected.length)).toEqual(expected)
  })
})

describe('a debit', () => {
  it('that was moved past a closed day names the day that was planned', () => {
    expect(explained({ cycle: 'monthly', cycleDay: 31 }, '20260311', 4)).toEqual([
      { date: '20260331', planned: ['20260331'], moved: false },
      { date: '20260430', planned: ['20260430'], moved: false },
      { date: '20260601', planned: ['20260531'], moved: true },
      { date: '20260630', planned: ['20260630'], moved: false },
    ])
  })

  it('for which two planned days meet is one, and names both', () => {
    expect(explained({ cycle: 'weekly', cycleDay: 4 }, '20260929', 2)).toEqual([
      { date: '20261008', planned: ['20261001', '20261008'], moved: true },
      { date: '20261015', planned: ['20261015'], moved: false },
    ])
  })

  it('that was planned before today and moved past it is explained too', () => {
    const cycle = made({ cycle: 'weekly', cycleDay: 4 }, '20260101')
    expect(explainDebits(cycle, ['20261008'], '20261002')[0]?.planned).toEqual(['20261008'])
    const monthly = made({ cycle: 'monthly', cycleDay: 1 }, '20260101')
    expect(explainDebits(monthly, ['20261008'], '20261002')).toEqual([
      { date: '20261008', planned: ['20261001'], moved: true },
    ])
  })

  it('of a plan for every trading day is never a moved one', () => {
    const moved = explained({ cycle: 'daily', cycleDay: null }, '20260402', 3).map(
      (debit) => debit.moved,
    )
    expect(moved).toEqual([false, false, false])
  })

  it('covers planned days that no other debit covers, and is the next open day of each', () => {
    const asked = fc.oneof(
      fc.record({
        cycle: fc.constant('weekly' as const),
        cycleDay: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        cycle: fc.constant('fortnightly' as const),
        cycleDay: fc.integer({ min: 1, max: 5 }),
      }),
      fc.record({
        cycle: fc.constant('monthly' as const),
        cycleDay: fc.integer({ min: 1, max: 31 }),
      }),
    )
    fc.assert(
      fc.property(asked, fc.nat(250), (chosen, offset) => {
        const today = addDays('20260311', offset)
        const list = explained(chosen, today, 6)
        const planned = list.flatMap((debit) => debit.planned)
        expect(new Set(planned).size).toBe(planned.length)
        for (const debit of list)
          for (const day of debit.planned)
            expect(nextDebitDate({ kind: 'daily' }, addDays(day, -1), isTradingDay)).toBe(
              debit.date,
            )
      }),
    )
  })
})

it.each<AskedCycle>([
  { cycle: 'daily', cycleDay: 1 },
  { cycle: 'weekly', cycleDay: 31 },
  { cycle: 'weekly', cycleDay: null },
  { cycle: 'fortnightly', cycleDay: 6 },
  { cycle: 'monthly', cycleDay: 0 },
  { cycle: 'monthly', cycleDay: 32 },
  { cycle: 'monthly', cycleDay: 1.5 },
])('there is no cycle of %j', (asked) => {
  expect(planCycle(asked, '20260312')).toBeNull()
})
