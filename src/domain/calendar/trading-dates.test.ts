import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from './calendar-date.ts'
import {
  addTradingDays,
  beforeCutOffOf,
  DEFAULT_FUND_DAYS,
  fundDateKind,
  purchaseDates,
  redemptionDates,
  tradeDay,
  tradingDayBefore,
  tradingDayOnOrAfter,
} from './trading-dates.ts'

/** The exchange's days around the National Day of 2025: closed 1 to 8 October, and on the make-up Saturday 11 October. */
const HOLIDAYS = new Set(['20251001', '20251002', '20251003', '20251006', '20251007', '20251008'])
const isTradingDay = (date: string) =>
  weekdayOf(date) !== 0 && weekdayOf(date) !== 6 && !HOLIDAYS.has(date)

describe('the trading day of an order', () => {
  it.each([
    ['20250717145959', '20250717', 'before the cut-off'],
    ['20250717150000', '20250718', 'at the cut-off'],
    ['20250718150001', '20250721', 'after it on a Friday'],
    ['20250719100000', '20250721', 'on a Saturday'],
    ['20250930160000', '20251009', 'after it before a holiday'],
    ['20251011100000', '20251013', 'on a weekend make-up working day'],
  ])('%s belongs to %s: %s', (now, day) => {
    expect(tradeDay(now, isTradingDay)).toBe(day)
  })

  it('can be taken back until 15:00 of that day', () => {
    expect(beforeCutOffOf('20250721', '20250719100000')).toBe(true)
    expect(beforeCutOffOf('20250721', '20250721145959')).toBe(true)
    expect(beforeCutOffOf('20250721', '20250721150000')).toBe(false)
  })
})

describe('T+n', () => {
  it.each([
    ['20250717', 0, '20250717'],
    ['20250717', 1, '20250718'],
    ['20250717', 2, '20250721'],
    ['20250719', 0, '20250721'],
    ['20250719', 1, '20250721'],
    ['20250930', 1, '20251009'],
    ['20250929', 3, '20251010'],
  ])('%s + %i is %s', (date, n, day) => {
    expect(addTradingDays(date, n, isTradingDay)).toBe(day)
  })

  it('finds the trading day before', () => {
    expect(tradingDayBefore('20250721', isTradingDay)).toBe('20250718')
    expect(tradingDayBefore('20251009', isTradingDay)).toBe('20250930')
  })

  it('says when the calendar has run out instead of searching for ever', () => {
    expect(() => tradingDayOnOrAfter('20300101', () => false)).toThrow('no open day within 60 days')
    expect(() => tradingDayBefore('20300101', () => false)).toThrow('no open day within 60 days')
  })

  it('counts exactly n trading days, each open', () => {
    fc.assert(
      fc.property(fc.nat(400), fc.nat(30), (offset, n) => {
        const start = tradingDayOnOrAfter(addDays('20250101', offset), isTradingDay)
        const end = addTradingDays(start, n, isTradingDay)
        let open = 0
        for (let day = addDays(start, 1); day <= end; day = addDays(day, 1)) {
          if (isTradingDay(day)) open += 1
        }
        expect(open).toBe(n)
        expect(isTradingDay(end)).toBe(true)
      }),
    )
  })
})

describe('what follows an order', () => {
  it('confirms a domestic fund on T+1 and lets it be redeemed from T+2', () => {
    expect(purchaseDates('20250717100000', DEFAULT_FUND_DAYS.domestic, isTradingDay)).toStrictEqual(
      {
        tradeDay: '20250717',
        confirmDate: '20250718',
        incomeStart: '20250718',
        incomeShown: '20250721',
        redeemableFrom: '20250721',
      },
    )
  })

  it('confirms QDII on T+2', () => {
    expect(purchaseDates('20250717100000', DEFAULT_FUND_DAYS.qdii, isTradingDay)).toMatchObject({
      confirmDate: '20250721',
      redeemableFrom: '20250722',
    })
  })

  it('lets a money fund bought after 15:00 on a Thursday earn nothing until Monday', () => {
    expect(purchaseDates('20250717150001', DEFAULT_FUND_DAYS.money, isTradingDay).incomeStart).toBe(
      '20250721',
    )
  })

  it.each([
    ['money', '20250718', '20250718'],
    ['domestic', '20250721', '20250723'],
    ['qdii', '20250723', '20250731'],
  ] as const)('brings the money of a %s fund between %s and %s', (kind, from, to) => {
    expect(redemptionDates('20250717100000', DEFAULT_FUND_DAYS[kind], isTradingDay)).toMatchObject({
      tradeDay: '20250717',
      arrivalFrom: from,
      arrivalTo: to,
    })
  })

  it.each([
    ['2', '0', 'money'],
    ['2', '1', 'money'],
    ['1', '1', 'qdii'],
    ['1', '0', 'domestic'],
  ])('takes type %s and overseas flag %s for %s', (fundTypeCode, isQdiiFund, kind) => {
    expect(fundDateKind({ fundTypeCode, isQdiiFund })).toBe(kind)
  })
})
