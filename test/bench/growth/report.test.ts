import { expect, test } from 'vitest'
import { spread } from '#test/bench/statistics.ts'
import { reportText, type Grown } from './report.ts'

const grown = (screens: number, entry: number, ms: number): Grown => ({
  screens,
  entry,
  packs: screens * 10_000,
  build: spread([ms]),
  paint: spread([ms - 10, ms, ms + 10]),
  figure: spread([ms * 2]),
})
const all = [grown(290, 163_400, 500), grown(60, 145_000, 400), grown(150, 150_000, 440)]
const lines = reportText(all, 150_000, ['a note'])
  .split('\n')
  .map((it) => it.replace(/ {2,}/g, ' | '))

test('shows the sizes in order, with the budget next to the entry and ratios to the smallest', () => {
  expect(lines.slice(4, 7)).toEqual([
    '60 | 145,000 | 150,000 | 600.0 | 1.00x | 400 | 1.00x | 400-400 | 400 | 1.00x | 390-410 | 800 | 1.00x | 800-800',
    '150 | 150,000 | 150,000 | 1500.0 | 2.50x | 440 | 1.10x | 440-440 | 440 | 1.10x | 430-450 | 880 | 1.10x | 880-880',
    '290 | 163,400 | 150,000 | 2900.0 | 4.83x | 500 | 1.25x | 500-500 | 500 | 1.25x | 490-510 | 1000 | 1.25x | 1000-1000',
  ])
})

test('reports the size at which the budget is broken, and by how much', () => {
  expect(lines.slice(8, 12)).toEqual([
    'Budget met at 60 screens: 5,000 bytes are left.',
    'Budget met at 150 screens: 0 bytes are left.',
    'BUDGET BROKEN at 290 screens: the entry is 13,400 bytes over 150,000.',
    'Each screen adds 80 bytes to the entry; the budget allows about 150 screens.',
  ])
})

test('goes on at the last rate while the budget holds', () => {
  const text = reportText([grown(60, 145_000, 400), grown(70, 145_500, 400)], 150_000, [])
  expect(text).toContain('Each screen adds 50 bytes to the entry; the budget allows about 160')
})

test('compares times within a round, so that a slow one changes no ratio', () => {
  const timed = (screens: number, ...ms: number[]) => ({
    ...grown(screens, 145_000, 400),
    build: spread(ms),
  })
  const text = reportText([timed(60, 100, 1_000, 100), timed(150, 150, 1_500, 1_400)], 150_000, [])
  expect(text).toMatch(/\n150 .* 1400 +1\.50x +150-1500 /)
})

test('reports no growth for one size, and refuses none', () => {
  expect(reportText([grown(60, 1, 400)], 150_000, [])).not.toContain('Each screen')
  expect(() => reportText([], 150_000, [])).toThrow(RangeError)
})

const growth = (bytes: number, ...ms: number[]) => {
  const timed = (screens: number, entry: number, values: number[]) => ({
    ...grown(screens, entry, 400),
    figure: spread(values),
  })
  const both = [timed(60, 114_000, [500, 1_000, 500]), timed(290, 114_000 + bytes, ms)]
  return reportText(both, 120_000, []).split('\n').slice(-2)
}

test('judges what the added screens cost a cold start, in bytes and in time', () => {
  expect(growth(1_000, 510, 1_020, 510)).toEqual([
    'Growth met: 230 screens add 1,000 bytes to the entry, of 1,000 at most.',
    'Growth met: with them the figure takes 1.020 times as long, 1.02 at most.',
  ])
  expect(growth(1_001, 511, 1_022, 400)).toEqual([
    'Growth MISSED: 230 screens add 1,001 bytes to the entry, of 1,000 at most.',
    'Growth MISSED: with them the figure takes 1.022 times as long, 1.02 at most.',
  ])
})
