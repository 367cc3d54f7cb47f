import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { fund } from '#shared/parts/fund/testing/test-fund.ts'
import { recordCurves } from './record-curves.ts'

const history = (navs: readonly string[], first = '20240101') => ({
  points: navs.map((nav, at) => ({
    date: addDays(first, at),
    nav,
    accNav: nav,
    dayChange: null,
    dividend: null,
    incomePer10k: null,
    sevenDayYield: null,
  })),
  benchmark: navs.map((_, at) => 1000 + at),
  peer: navs.map(() => 1000),
})
const plain = { ...fund, fundTypeCode: '4' }

test('a record has growth, benchmark and the deepest fall of the same days', () => {
  const curves = recordCurves(plain, history(['1.0000', '1.2000', '0.9000', '1.1000']), 'all')
  expect(curves?.dates).toEqual(['20240101', '20240102', '20240103', '20240104'])
  expect(curves?.growth.map(({ key }) => key)).toEqual(['own', 'benchmark'])
  expect(curves?.own).toBeCloseTo(10)
  expect(curves?.benchmark).toBeCloseTo(0.3)
  expect(curves?.fall).toBeCloseTo(-25)
  expect(curves?.falls[0]?.values.map((value) => Math.round(value ?? 0))).toEqual([0, 0, -25, -8])
})

test('a range that the history does not reach back to has no record', () => {
  expect(recordCurves(plain, history(['1.0000', '1.1000']), '1y')).toBeNull()
  expect(recordCurves(plain, history(['1.0000']), 'all')).toBeNull()
})
