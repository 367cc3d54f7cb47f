import { describe, expect, test } from 'vitest'
import type { TradingCalendar } from '#domain/calendar/trading-dates.ts'
import { weekdayNumber } from '#domain/calendar/calendar-date.ts'
import { amountProblem, mostInPart, payment, performanceFee } from './amounts.ts'
import { contractState, coolingEnd, isCancellable, mayVisit } from './contract.ts'
import { reportsBetween } from './disclosure.ts'
import { bookedUntil, nextOpening, openingDay, paidUntil } from './opening-days.ts'
import { planYears } from './record.ts'
import { missingSteps, showsProducts, stepBefore } from './steps.ts'

/** 2026: Qingming is from 4 to 6 April, the National Day from 1 to 7 October. */
const CLOSED = new Set(['20260406', '20261001', '20261002', '20261005', '20261006', '20261007'])
const isOpen: TradingCalendar = (day) => ![0, 6].includes(weekdayNumber(day)) && !CLOSED.has(day)

describe('the steps to a private plan', () => {
  const all = { verified: true, assessed: true, confirmed: true, qualified: true }
  test.each([
    [{}, []],
    [{ qualified: false }, ['qualify']],
    [{ confirmed: false, qualified: false }, ['confirm', 'qualify']],
    [{ verified: false }, ['verify']],
    [{ assessed: false }, ['assess']],
  ])('with %o lack %o', (changed, missing) => {
    expect(missingSteps({ ...all, ...changed })).toEqual(missing)
  })

  test('hide products until the confirmation, and again once a step before it is missing', () => {
    expect(showsProducts([])).toBe(true)
    expect(showsProducts(['qualify'])).toBe(true)
    expect(showsProducts(['assess'])).toBe(false)
    expect(showsProducts(['confirm', 'qualify'])).toBe(false)
  })

  test('are needed before a target: papers only before signing', () => {
    expect(stepBefore('detail', ['qualify'])).toBeNull()
    expect(stepBefore('certificate', ['confirm', 'qualify'])).toBe('confirm')
    expect(stepBefore('buy', ['qualify'])).toBe('qualify')
    expect(stepBefore('buy', [])).toBeNull()
  })
})

describe('the opening days of a private plan', () => {
  test.each([
    ['202604', '20260410'],
    ['202605', '20260511'],
    ['202610', '20261012'],
  ])('of the 10th in %s is %s', (month, day) => {
    expect(openingDay(month, 10, isOpen)).toBe(day)
  })

  test('are booked until the cut-off five trading days before', () => {
    expect(bookedUntil('20260410', isOpen)).toBe('20260402150000')
  })

  test.each([
    ['20260311100000', '20260410', true],
    ['20260402145959', '20260410', true],
    ['20260402150000', '20260410', false],
    ['20260410235959', '20260410', false],
    ['20260411000000', '20260511', true],
    ['20260510120000', '20260511', false],
    ['20261231000000', '20270111', true],
  ])('at %s are next on %s, to be booked: %j', (now, day, booking) => {
    expect(nextOpening(now, 10, isOpen)).toMatchObject({ day, booking })
  })

  test('leave three trading days to transfer the money', () => {
    expect(paidUntil('20260311100000', isOpen)).toBe('20260316235959')
  })
})

describe('the contract of a private plan', () => {
  const facts = {
    signedAt: '20260311100000',
    payUntil: '20260316235959',
    arrivedAt: '20260311143000',
    visitedAt: '',
    cancelledAt: '',
  }
  test('cools off for 24 hours from the later of signing and arrival', () => {
    expect(coolingEnd(facts, 24)).toBe('20260312143000')
    expect(coolingEnd({ ...facts, arrivedAt: '20260311090000' }, 24)).toBe('20260312100000')
    expect(coolingEnd({ ...facts, arrivedAt: '' }, 24)).toBeNull()
  })

  test.each([
    [{ arrivedAt: '' }, '20260316235959', 'unpaid', true, false],
    [{ arrivedAt: '' }, '20260317000000', 'lapsed', false, false],
    [{}, '20260312142959', 'cooling', true, false],
    [{}, '20260312143000', 'visit', true, true],
    [{}, '20260901000000', 'visit', true, true],
    [{ visitedAt: '20260312150000' }, '20260312150000', 'effective', false, false],
    [{ cancelledAt: '20260312142959' }, '20260401000000', 'cancelled', false, false],
  ] as const)('with %o is at %s %s', (changed, now, state, cancellable, visit) => {
    const found = contractState({ ...facts, ...changed }, 24, now)
    expect(found).toBe(state)
    expect(isCancellable(found)).toBe(cancellable)
    expect(mayVisit(found)).toBe(visit)
  })
})

describe('the sums of a private plan', () => {
  test('have the fee on top of the amount', () => {
    expect(payment('1000000', '1.00')).toBe('1010000.00')
  })

  test.each([
    ['1000000.00', 'equity', false, null],
    ['999999.99', 'equity', false, 'small'],
    ['1005000.00', 'equity', false, 'step'],
    ['1010000', 'equity', false, null],
    ['400000.00', 'mixed', false, null],
    ['390000.00', 'mixed', false, 'small'],
    ['300000.00', 'fixedIncome', false, null],
    ['100000.00', 'equity', true, null],
    ['90000.00', 'equity', true, 'small'],
    ['100000010000.00', 'equity', false, 'large'],
    ['1000000.001', 'equity', false, 'number'],
    ['1e6', 'equity', false, 'number'],
    ['-1000000', 'equity', false, 'small'],
  ] as const)(
    '%s of %s, more of what is held: %j, are refused for %j',
    (amount, kind, holds, why) => {
      expect(amountProblem(amount, { kind, holds })).toBe(why)
    },
  )

  test.each([
    ['1000000.00', '1.0000', '1.1250', 365, '13000.00'],
    ['925925.93', '1.0800', '1.1250', 181, '2382.65'],
    ['1000000.00', '1.0000', '1.0600', 365, '0.00'],
    ['1000000.00', '1.0000', '0.9000', 365, '0.00'],
  ])('take from %s shares of %s at %s after %i days %s', (shares, base, nav, days, fee) => {
    const lot = { shares, base, nav, days, rate: '20', hurdle: '6' }
    expect(performanceFee(lot)).toBe(fee)
  })

  test.each([
    ['1500000.00', '1.0800', '574074.07'],
    ['1000000.00', '1.0000', '0.00'],
    ['500000.00', '1.0000', '0.00'],
  ])('let of %s shares at %s go in part at most %s', (shares, nav, most) => {
    expect(mostInPart(shares, nav, 'equity')).toBe(most)
  })
})

test('reports to holders come a month after each quarter and four after each year', () => {
  expect(reportsBetween('20241101', '20260311')).toEqual([
    { kind: 'year', title: '2025 年度报告', until: '20251231', due: '20260430' },
    { kind: 'quarter', title: '2025 年第四季度报告', until: '20251231', due: '20260131' },
    { kind: 'quarter', title: '2025 年第三季度报告', until: '20250930', due: '20251031' },
    { kind: 'quarter', title: '2025 年第二季度报告', until: '20250630', due: '20250731' },
    { kind: 'quarter', title: '2025 年第一季度报告', until: '20250331', due: '20250430' },
  ])
})

test('the years of a plan are full ones, with the benchmark and the deepest fall of each', () => {
  const value = (date: string, nav: string, benchmark: string) => ({ date, nav, benchmark })
  const points = [
    value('20241014', '1.0000', '1.0000'),
    value('20241230', '1.0500', '1.0200'),
    value('20250602', '0.9450', '1.0000'),
    value('20251229', '1.1550', '1.0710'),
    value('20260309', '1.2000', '1.0800'),
  ]
  const year = { from: '20241230', to: '20251229', own: '10.00', benchmark: '5.00', excess: '5.00' }
  expect(planYears(points, '20260311')).toEqual([
    { year: '2025', ...year, fall: expect.closeTo(10, 6) },
  ])
  expect(planYears(points.slice(3), '20260311')).toEqual([])
  expect(planYears(points, '20260801').map((it) => it.year)).toEqual(['今年来', '2025'])
})
