import { expect, test } from 'vitest'
import { addDays } from '#domain/calendar/calendar-date.ts'
import { fundLines, spanDays, type ChartedFund } from './chart-lines.ts'

const FIRST = '20240101'

/** A fund with one value every thirty days. */
const fund = (name: string, navs: readonly number[], first = FIRST): ChartedFund => ({
  name,
  points: navs.map((nav, at) => ({
    date: addDays(first, 30 * at),
    nav: nav.toFixed(4),
    dividend: null,
    sevenDayYield: (nav + 1).toFixed(4),
  })),
  benchmark: navs.map((_, at) => 100 + at),
})

const LONG = fund('甲', [1, 1.2, 0.9, 1.1, 1.3])
const YOUNG = fund('乙', [1, 1.1], addDays(FIRST, 90))
const DAYS = [FIRST, addDays(FIRST, 120)] as const

test.each([
  ['1y', undefined, undefined, '20250310 20260310'],
  ['5y', undefined, undefined, '20210310 20260310'],
  ['1y', '20240101', '20250601', '20240101 20250601'],
  ['1y', '20240101', '20991231', '20240101 20260310'],
  ['1y', '20250601', '20260101', null],
  ['1y', '20260401', '20260301', null],
] as const)('%s from %s to %s is %s', (range, from, to, days) => {
  const span = spanDays({ range, from, to }, '20260310')
  expect(span && `${span.from} ${span.to}`).toBe(days)
})

test('a return is drawn with its benchmark, and has the figures of the same span', () => {
  const { lines, figures } = fundLines('return', [LONG], ...DAYS)
  expect(lines.map(({ name }) => name)).toEqual(['甲', '业绩比较基准'])
  expect(lines[0]?.values.map((it) => it?.toFixed(1))).toEqual([
    '0.0',
    '20.0',
    '-10.0',
    '10.0',
    '30.0',
  ])
  const [shown] = figures
  expect(shown).toMatchObject({ from: DAYS[0], to: DAYS[1] })
  expect([shown?.own, shown?.benchmark, shown?.fall].map((it) => it?.toFixed(2))).toEqual([
    '30.00',
    '4.00',
    '-25.00',
  ])
})

test('a fund that is younger than the span has neither line nor figures', () => {
  const { lines, figures } = fundLines('compare', [LONG, YOUNG], ...DAYS)
  expect(lines.map(({ name }) => name)).toEqual(['甲'])
  expect(figures[1]).toMatchObject({ name: '乙', own: null, benchmark: null, fall: null })
})

test('a drawdown is measured from the peak before', () => {
  const { lines } = fundLines('drawdown', [LONG], ...DAYS)
  expect(lines[0]?.values.map((it) => it?.toFixed(1))).toEqual([
    '0.0',
    '0.0',
    '-25.0',
    '-8.3',
    '0.0',
  ])
})

test.each([
  ['nav', [1, 1.2, 0.9, 1.1, 1.3]],
  ['yield', [2, 2.2, 1.9, 2.1, 2.3]],
] as const)('%s is drawn as it was published', (kind, values) => {
  expect(fundLines(kind, [LONG], ...DAYS)).toMatchObject({ lines: [{ values }], figures: [] })
})
