import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayNumber } from '#domain/calendar/calendar-date.ts'
import {
  amplitude,
  endedByFailures,
  instalment,
  nextDebitDate,
  smartShare,
  stopLocked,
  type PlanCycle,
} from './regular-plan.ts'

const HOLIDAYS = new Set(['20251001', '20251002', '20251003', '20251006', '20251007', '20251008'])
const isTradingDay = (date: string) =>
  weekdayNumber(date) !== 0 && weekdayNumber(date) !== 6 && !HOLIDAYS.has(date)

const daily: PlanCycle = { kind: 'daily' }
const weekly = (weekday: number): PlanCycle => ({ kind: 'weekly', weekday })
const fortnightly = (first: string): PlanCycle => ({ kind: 'fortnightly', first })
const monthly = (day: number): PlanCycle => ({ kind: 'monthly', day })

describe('the next debit', () => {
  it.each<[PlanCycle, string, string]>([
    [daily, '20250717', '20250718'],
    [daily, '20250718', '20250721'],
    [weekly(5), '20250717', '20250718'],
    [weekly(5), '20250718', '20250725'],
    [weekly(3), '20250930', '20251009'],
    [weekly(3), '20251005', '20251009'],
    [fortnightly('20250718'), '20250101', '20250718'],
    [fortnightly('20250718'), '20250718', '20250801'],
    [monthly(18), '20250717', '20250718'],
    [monthly(18), '20250718', '20250818'],
    [monthly(31), '20250601', '20250602'],
    [monthly(31), '20250602', '20250630'],
    [monthly(31), '20250220', '20250228'],
    [monthly(30), '20240220', '20240229'],
    [monthly(29), '20250201', '20250228'],
    [monthly(5), '20250718', '20250805'],
    [monthly(19), '20250718', '20250721'],
    [monthly(19), '20250720', '20250721'],
    [monthly(15), '20251220', '20260115'],
  ])('of %j after %s is %s', (cycle, after, debit) => {
    expect(nextDebitDate(cycle, after, isTradingDay)).toBe(debit)
  })

  it('is always a trading day after the one before', () => {
    const cycle = fc.oneof(
      fc.constant(daily),
      fc.integer({ min: 1, max: 5 }).map(weekly),
      fc.nat(300).map((offset) => fortnightly(addDays('20250101', offset))),
      fc.integer({ min: 1, max: 31 }).map(monthly),
    )
    fc.assert(
      fc.property(cycle, fc.nat(600), (plan, offset) => {
        const after = addDays('20250101', offset)
        const debit = nextDebitDate(plan, after, isTradingDay)
        expect(isTradingDay(debit) && debit > after).toBe(true)
      }),
    )
  })

  it('cannot be stopped on its day before 15:00', () => {
    expect(stopLocked('20250718', '20250718000000')).toBe(true)
    expect(stopLocked('20250718', '20250718145959')).toBe(true)
    expect(stopLocked('20250718', '20250718150000')).toBe(false)
    expect(stopLocked('20250718', '20250717235959')).toBe(false)
  })

  it('comes no more after three failures in a row', () => {
    expect([0, 2, 3, 4].map(endedByFailures)).toStrictEqual([false, false, true, true])
  })
})

describe('a smart plan', () => {
  const calm = ['100', '105']
  const wild = ['100', '105.01']

  it.each([
    ['100', '90'],
    ['115', '90'],
    ['115.01', '80'],
    ['150', '80'],
    ['200', '70'],
    ['200.01', '60'],
  ])('with the index at %s of an average of 100 debits %s %%', (close, share) => {
    expect(smartShare({ close, average: '100', lastTenCloses: [] })).toBe(share)
  })

  it.each([
    ['99', '160', '60'],
    ['95', '160', '60'],
    ['94.99', '170', '70'],
    ['90', '170', '70'],
    ['80', '180', '80'],
    ['70', '190', '90'],
    ['60', '200', '100'],
    ['59', '210', '110'],
  ])('with the index at %s debits %s %% when calm, %s %% when wild', (close, quiet, loud) => {
    expect(smartShare({ close, average: '100', lastTenCloses: calm })).toBe(quiet)
    expect(smartShare({ close, average: '100', lastTenCloses: wild })).toBe(loud)
  })

  it('does not guess without figures', () => {
    expect(smartShare({ close: '99', average: '100', lastTenCloses: [] })).toBeNull()
    expect(smartShare({ close: '99', average: '0', lastTenCloses: calm })).toBeNull()
    expect(smartShare({ close: '0.9', average: '0.8', lastTenCloses: [] })).toBe('90')
    expect(amplitude(['0', '1'])).toBeNull()
  })

  it('debits its share of the base amount to the cent', () => {
    expect(instalment('333.33', '210')).toBe('699.99')
    expect(instalment('100.01', '90')).toBe('90.01')
  })
})
