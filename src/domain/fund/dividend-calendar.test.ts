import { expect, test } from 'vitest'
import { dividendYears } from './dividend-calendar.ts'

const paid = (exDate: string, perShare: string) => ({ exDate, perShare })

test('dividends are by year, newest first, and by month within', () => {
  const all = [
    paid('20251212', '0.0300'),
    paid('20240105', '0.0200'),
    paid('20251203', '0.0100'),
    paid('20250630', '0.0500'),
  ]
  const years = dividendYears(all)
  expect(years.map(({ year, sum }) => [year, sum])).toEqual([
    ['2025', '0.09'],
    ['2024', '0.02'],
  ])
  expect(years[0]?.months.map((it) => it.length)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 2])
  expect(years[0]?.months[11]?.map(({ exDate }) => exDate)).toEqual(['20251212', '20251203'])
})

test('a fund without dividends has no year', () => {
  expect(dividendYears([])).toEqual([])
})
