import { describe, expect, test } from 'vitest'
import { formatValueDay, isStale, lastHole, reasonMissing } from './data-holes.ts'
import { annualReturn, maxDrawdown, sharpeRatio, volatility } from './performance-curve.ts'
import { stageReturns } from './performance.ts'
import { periodReturns } from './period-returns.ts'

const at = (...dates: string[]) => dates.map((date) => ({ date }))
const navs = (rows: Readonly<Record<string, string>>) =>
  Object.entries(rows).map(([date, nav]) => ({ date, nav }))
const curve = (rows: Readonly<Record<string, number>>) =>
  Object.entries(rows).map(([date, value]) => ({ date, value }))

test.each([
  [at('20260105', '20260205'), null],
  [at('20260105', '20260206'), { from: '20260105', to: '20260206' }],
  [at('20180905', '20201231', '20250718'), { from: '20201231', to: '20250718' }],
  [at('20260105'), null],
  [[], null],
])('finds the last hole of over 31 days (%#)', (points, hole) => {
  expect(lastHole(points)).toEqual(hole)
})

describe('across a hole', () => {
  // A fund whose history ends in 2020 and goes on in 2025.
  const values = {
    '20201229': '2.7537',
    '20201230': '2.8212',
    '20201231': '2.8661',
    '20250716': '1.8300',
    '20250717': '1.8085',
    '20250718': '1.8418',
  }

  test('no stage has a return, while a stage after it has', () => {
    const returns = stageReturns(navs({ ...values, '20250728': '1.8786' }))
    expect(returns).toMatchObject({ '1w': '2.00', '1y': null, '5y': null, all: null })
  })

  test('there is no drawdown, volatility, yearly return or Sharpe ratio', () => {
    const holed = curve(
      Object.fromEntries(Object.entries(values).map(([date, nav]) => [date, Number(nav)])),
    )
    expect(maxDrawdown(holed)).toBeNull()
    expect(volatility(holed)).toBeNull()
    expect(annualReturn(holed)).toBeNull()
    expect(sharpeRatio(holed, 1.5)).toBeNull()
    expect(maxDrawdown(holed.slice(3))?.percent).toBeCloseTo(1.1749, 3)
  })

  test('a calendar period has no return, whether the hole is within it or before it', () => {
    const rows = periodReturns(
      navs({ '20241231': '1.0000', '20250110': '1.0100', '20250718': '1.8418' }),
      'year',
    )
    expect(rows.map(({ key, own }) => [key, own])).toEqual([
      ['2024', null],
      ['2025', null],
    ])
  })
})

test.each([
  ['20250718', '20260110', '20260112', 'young'],
  ['20250718', '20200110', '20260112', 'data'],
  ['20250718', null, '20260112', 'data'],
  [null, '20260110', '20260112', 'young'],
  [null, '20260110', null, 'young'],
  [null, '20200110', '20260112', 'data'],
  [null, null, null, 'data'],
] as const)(
  'counted from %s, a fund that began on %s with a first value of %s lacks it by reason of %s',
  (start, establishDate, first, why) => {
    expect(reasonMissing(start, { establishDate, first })).toBe(why)
  },
)

test.each([
  ['20140831', '20250721', true, '2014-08-31'],
  ['20250620', '20250721', false, '06-20'],
  ['20250619', '20250721', true, '2025-06-19'],
  [null, '20250721', false, '--'],
])('a value of %s seen on %s is stale: %s, and dated %s', (date, today, stale, text) => {
  expect(isStale(date, today)).toBe(stale)
  expect(formatValueDay(date, today)).toBe(text)
})
