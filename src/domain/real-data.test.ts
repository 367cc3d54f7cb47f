/**
 * The rules against published figures, which are no part of the project: H5_REAL_DATA names their
 * folder. Without it each test below is reported as skipped.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { addDays, isDate8, weekdayNumber } from './calendar/calendar-date.ts'
import { backtest } from './plan/backtest.ts'
import { searchFunds } from './fund/fund-search.ts'
import { historicalPercentile } from './fund/index-valuation.ts'
import { subtract, toFloat, compare } from './money/money.ts'
import { adjustedCurve, maxDrawdown, volatility } from './fund/performance-curve.ts'
import { dayChange, inDateOrder, sevenDayYield, stageReturns } from './fund/performance.ts'
import { addTradingDays } from './calendar/trading-dates.ts'

const FOLDER = process.env['H5_REAL_DATA'] ?? ''
const rows = (file: string) =>
  readFileSync(path.join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.trim().split(','))
const date8 = (text: string | undefined) => (text ?? '').replace(/-/g, '')

function navHistory(file: string) {
  const history = rows(path.join('nav', file)).map((row) => {
    const paid = /每份派现金([\d.]+)元/.exec(row[6] ?? '')?.[1] ?? null
    return { date: date8(row[0]), nav: row[1] ?? '', change: row[3] ?? '', dividend: paid }
  })
  return inDateOrder(history)
}

function tradingDays(): Set<string> {
  const open = rows('trading-days.csv').filter((row) => row[1] === '1')
  return new Set(open.map((row) => date8(row[0])))
}

describe.skipIf(FOLDER === '')('real data (skipped without H5_REAL_DATA)', () => {
  it('gives the published seven-day yields of 000198, compounding', () => {
    const days = rows('money-fund-yield-000198.csv')
    let exact = 0
    const off: string[] = []
    for (let end = 6; end < days.length; end += 1) {
      const week = days.slice(end - 6, end + 1).map((row) => row[1] ?? '')
      const published = days[end]?.[2] ?? ''
      const ours = sevenDayYield(week) ?? ''
      if (compare(ours, published) === 0) exact += 1
      else off.push(`${days[end]?.[0]} ${ours} ${published}`)
    }
    expect(days.length).toBeGreaterThan(400)
    expect({ exact, off }).toStrictEqual({ exact: days.length - 6, off: [] })
  })

  it('gives the published daily changes of six funds, dividends in', () => {
    let checked = 0
    const open = tradingDays()
    const off: string[] = []
    for (const file of readdirSync(path.join(FOLDER, 'nav'))) {
      const history = navHistory(file).filter((point) => open.has(point.date))
      for (const [index, point] of history.entries()) {
        const before = history[index - 1]
        if (!before || !point.change.endsWith('%')) continue
        const ours = dayChange({ ...point, navBefore: before.nav })
        const apart = Math.abs(toFloat(subtract(ours ?? '', point.change.replace('%', ''))))
        if (apart >= 0.011) off.push(`${file} ${point.date}: ${ours} against ${point.change}`)
        checked += 1
      }
    }
    expect(off).toStrictEqual([])
    expect(checked).toBeGreaterThan(5000)
  })

  it('reinvests alike in exact sums and in the curve', () => {
    for (const file of readdirSync(path.join(FOLDER, 'nav'))) {
      const history = navHistory(file)
      const curve = adjustedCurve(history)
      const grown = ((curve[curve.length - 1]?.value ?? 0) / (curve[0]?.value ?? 1) - 1) * 100
      expect(toFloat(stageReturns(history).all ?? '')).toBeCloseTo(grown, 1)
      const fall = maxDrawdown(curve)
      expect(fall?.percent).toBeGreaterThan(0)
      expect(fall?.percent).toBeLessThan(80)
      expect(volatility(curve)).toBeGreaterThan(0)
    }
  })

  it('counts T+n on the exchange calendar of 2010 to 2026', () => {
    const days = rows('trading-days.csv')
    const open = tradingDays()
    expect(days.every((row) => isDate8(date8(row[0])))).toBe(true)
    expect([...open].every((day) => weekdayNumber(day) >= 1 && weekdayNumber(day) <= 5)).toBe(true)
    expect(addTradingDays('20250930', 1, (day) => open.has(day))).toBe('20251009')
    expect(addTradingDays('20200123', 1, (day) => open.has(day))).toBe('20200203')
  })

  it.each([
    [
      '201801',
      '20201231',
      36,
      { shares: '13632.25', marketValue: '71896.49', profitRate: '99.71', averageCost: '2.6408' },
      '110.22',
    ],
    ['201801', '20181231', 12, { marketValue: '9881.29', profitRate: '-17.66' }, '-28.89'],
  ])(
    'runs a monthly plan of 110022 from %s to %s in %i instalments',
    (from, through, times, figures, lumpSumProfitRate) => {
      const open = tradingDays()
      const values = navHistory('110022.csv').map(({ date, nav, dividend }) => ({
        date,
        nav,
        dividend,
        incomePer10k: null,
      }))
      const result = backtest(
        {
          cycle: { kind: 'monthly', day: 10 },
          amount: '1000.00',
          shareOn: () => '100',
          after: addDays(`${from}01`, -1),
          through,
        },
        {
          days: values,
          tiers: [{ upTo: null, rate: '0.15', flat: null }],
          discount: null,
          confirmDays: 1,
        },
        (day) => open.has(day),
      )
      expect(result).toMatchObject({ times, ...figures, lumpSumProfitRate })
    },
  )

  it.each([
    ['20100101', '20181228', 2186, '43.92'],
    ['20110115', '20210115', 2432, '99.79'],
  ])('ranks the closes of 000300 from %s to %s among %i others', (from, to, others, percentile) => {
    const closes = rows('index-000300.csv')
      .map((row) => ({ date: date8(row[0]), close: Number(row[1]) }))
      .filter(({ date }) => date >= from && date <= to)
      .toSorted((a, b) => a.date.localeCompare(b.date))
    expect(closes.length - 1).toBe(others)
    expect(historicalPercentile(closes.map(({ close }) => close))).toBe(percentile)
  })

  it('searches every fund by code, name and initials', () => {
    const funds = rows('funds.csv').map((row) => ({
      code: row[0] ?? '',
      initials: row[1] ?? '',
      name: row[2] ?? '',
    }))
    expect(searchFunds(funds, '000198', 5)[0]?.name).toContain('天弘余额宝')
    expect(searchFunds(funds, '天弘余额宝', 5)[0]?.code).toBe('000198')
    expect(searchFunds(funds, 'hxczhh', 5)[0]?.code).toBe('000001')
  })
})
