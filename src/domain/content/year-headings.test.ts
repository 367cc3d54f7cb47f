import { expect, test } from 'vitest'
import { yearHeadings } from './year-headings.ts'

const at = (year: number, pinned = false) => ({ publishTime: `${year}0311090000`, pinned })

test.each([
  [[], []],
  [
    [at(2026), at(2026), at(2025)],
    ['2026 年', null, '2025 年'],
  ],
  [
    [at(2024, true), at(2025, true), at(2026)],
    ['置顶', null, '2026 年'],
  ],
])('%j is headed by %j', (items, headings) => {
  expect(yearHeadings(items).map(({ heading }) => heading)).toEqual(headings)
})
