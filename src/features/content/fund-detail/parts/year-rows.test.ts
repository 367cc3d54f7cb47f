import { expect, test } from 'vitest'
import { yearRows } from './year-rows.ts'

const period = (key: string, whole = true) => ({
  key,
  from: `${Number(key) - 1}1231`,
  to: `${key}1231`,
  own: '5.00',
  peer: null,
  benchmark: '4.00',
  rank: null,
  of: null,
  whole,
})
const point = (date: string, nav: string) => ({
  date,
  nav,
  accNav: nav,
  dayChange: null,
  dividend: null,
  incomePer10k: null,
  sevenDayYield: null,
})
const POINTS = [
  point('20231229', '0.9000'),
  point('20231231', '1.0000'),
  point('20240110', '1.1000'),
  point('20240125', '0.9900'),
  point('20240220', '1.2000'),
]

test('only full years that are over are shown, with the fall of their own days', () => {
  const rows = yearRows(
    [period('2026'), period('2025'), period('2024'), period('2023', false)],
    POINTS,
    '20260311',
  )
  expect(rows.map(({ year }) => year)).toEqual(['2025', '2024'])
  expect(rows[1]?.fall).toBeCloseTo(10)
  expect(rows[0]?.fall).toBeNull()
})

test('a fund under six months old has none', () => {
  expect(yearRows([period('2023')], POINTS, '20240601')).toEqual([])
  expect(yearRows([period('2023')], [], '20260311')).toEqual([])
})

test('this year is shown once it has lasted six months, above the benchmark by their difference', () => {
  const years = [period('2026', false), period('2025')]
  const of = (today: string) => yearRows(years, POINTS, today, true).map(({ year }) => year)
  expect(of('20260629')).toEqual(['2025'])
  expect(of('20260701')).toEqual(['今年来', '2025'])
  expect(yearRows(years, POINTS, '20260701')).toHaveLength(1)
  expect(yearRows(years, POINTS, '20260701', true)[0]?.excess).toBe('1.00')
})
