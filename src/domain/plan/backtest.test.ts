import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayNumber } from '#domain/calendar/calendar-date.ts'
import { backtest, type PastFund, type PastPlan } from './backtest.ts'
import { sharesByDay, type ValueDay } from './past-instalments.ts'

const isTradingDay = (date: string) => weekdayNumber(date) !== 0 && weekdayNumber(date) !== 6

/** The values of every trading day from a Monday on. */
function days(navs: readonly string[], first = '20260105'): ValueDay[] {
  const list: ValueDay[] = []
  for (let date = first; list.length < navs.length; date = addDays(date, 1)) {
    const nav = navs[list.length]
    if (isTradingDay(date) && nav !== undefined)
      list.push({ date, nav, dividend: null, incomePer10k: null })
  }
  return list
}

const PLAN: PastPlan = {
  cycle: { kind: 'daily' },
  amount: '1000.00',
  shareOn: () => '100',
  after: '20260104',
  through: '20261231',
}
const FREE: Omit<PastFund, 'days'> = { tiers: [], discount: null, confirmDays: 1 }
const FEE: Omit<PastFund, 'days'> = {
  tiers: [{ upTo: null, rate: '1.50', flat: null }],
  discount: '0.1',
  confirmDays: 1,
}

describe('the shares of past instalments', () => {
  const day = (date: string, nav: string, more: Partial<ValueDay> = {}): ValueDay => ({
    date,
    nav,
    dividend: null,
    incomePer10k: null,
    ...more,
  })
  const bought = (date: string, shares: string) => ({ date, earnsFrom: date, shares })

  it('become as many as a split makes of them, and not those bought on its day', () => {
    // By hand: 100 shares become 200, 50 are bought; a dividend of 0.1 on each of the 100.
    const split = [day('20250102', '2'), day('20250103', '1', { split: '2', dividend: '0.1' })]
    const held = sharesByDay(split, [bought('20250102', '100.00'), bought('20250103', '50.00')])
    expect([...held.values()].map(Number)).toEqual([100, 260])
  })
})

describe('a back-test', () => {
  it('buys more shares where the value is low, and compares the lump sum of the first day with it', () => {
    const result = backtest(
      PLAN,
      { ...FREE, days: days(['1.0000', '0.5000', '1.0000']) },
      isTradingDay,
    )
    expect(result).toMatchObject({
      times: 3,
      paidAmount: '3000.00',
      shares: '4000.00',
      marketValue: '4000.00',
      profitRate: '33.33',
      averageCost: '0.7500',
      lumpSumMarketValue: '3000.00',
      lumpSumProfitRate: '0.00',
      firstDate: '20260105',
      lastDate: '20260107',
    })
    expect(result.curve.map(({ date, plan }) => [date, plan])).toEqual([
      ['20260105', '0.00'],
      ['20260106', '-25.00'],
      ['20260107', '33.33'],
    ])
  })

  it('takes the fee out of each instalment and out of the lump sum', () => {
    // 1,000 at 0.15 %: 998.50 buy shares; 2,000 at once: 1,997.00.
    const result = backtest(PLAN, { ...FEE, days: days(['1.0000', '1.0000']) }, isTradingDay)
    expect(result).toMatchObject({
      shares: '1997.00',
      marketValue: '1997.00',
      profitRate: '-0.15',
      averageCost: '1.0015',
      lumpSumMarketValue: '1997.00',
    })
  })

  it('pays the shares of a smart plan', () => {
    const shareOn = (day: string) => (day === '20260105' ? '160' : '90')
    const result = backtest(
      { ...PLAN, shareOn },
      { ...FREE, days: days(['1.0000', '1.0000']) },
      isTradingDay,
    )
    expect(result.paidAmount).toBe('2500.00')
  })

  it('buys dividends again, but not with shares of the same day', () => {
    const [first, second] = days(['1.0000', '1.0000'])
    if (!first || !second) throw new Error('no days')
    const paying = { ...second, dividend: '0.1000' }
    const result = backtest(PLAN, { ...FREE, days: [first, paying] }, isTradingDay)
    expect(result.shares).toBe('2100.00')
  })

  it('of a young fund runs over its own time, and of none has no figure', () => {
    const young = backtest(
      { ...PLAN, after: '20150101' },
      { ...FREE, days: days(['1.0000', '1.1000']) },
      isTradingDay,
    )
    expect(young).toMatchObject({ times: 2, firstDate: '20260105', lastDate: '20260106' })
    const none = backtest(PLAN, { ...FREE, days: [] }, isTradingDay)
    expect(none).toMatchObject({ times: 0, averageCost: null, firstDate: null, curve: [] })
  })

  it('of a value that stays loses its fees and no more, as the lump sum does', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 1, max: 90_000 }),
        (n, nav) => {
          const value = (nav / 10_000 + 0.5).toFixed(4)
          const result = backtest(PLAN, { ...FEE, days: days(Array(n).fill(value)) }, isTradingDay)
          expect(result.times).toBe(n)
          expect(Number(result.profitRate)).toBeLessThanOrEqual(0)
          expect(Number(result.profitRate)).toBeGreaterThan(-0.16)
          expect(Number(result.lumpSumProfitRate)).toBeGreaterThan(-0.16)
        },
      ),
    )
  })
})
