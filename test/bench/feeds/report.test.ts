import { expect, it } from 'vitest'
import { reportText, wayResults } from './report.ts'
import type { Scroll } from './scroll.ts'

const scrolled = (more: Partial<Scroll> = {}): Scroll => ({
  seconds: 3,
  shown: 180,
  shownSeconds: 3,
  updated: 150,
  dropped: 0,
  busyMs: 1_800,
  work: [10, 10, 10, 20],
  missed: 30,
  blank: 3,
  distance: 9_000,
  rows: 14,
  heapMb: 20,
  ...more,
})

it.each([
  [174, 'met'],
  [171, 'missed'],
])('calls %d frames in three seconds %s', (shown, verdict) => {
  const text = reportText([wayResults('whole', [scrolled({ shown })])], ['1 run'])
  const line = text.split('\n').find((row) => row.includes('all there: frames a second'))
  expect(line?.replace(/ {2,}/g, ' | ')).toBe(
    `up from the end, all there: frames a second | ${(shown / 3).toFixed(1)} | at least 58 | ${verdict}`,
  )
})

it('gives the work of a shown frame and the share of frames with a gap', () => {
  const { work, blank, rows } = wayResults('first', [scrolled(), scrolled({ busyMs: 5_400 })])
  expect([work.least, work.most, blank.median, rows.median]).toEqual([10, 30, 2, 14])
})

it('gives the share of long frames, and the longest', () => {
  const { over, longest } = wayResults('whole', [scrolled()])
  expect([over.median, longest.median]).toEqual([25, 20])
})

it.each([
  [3, 'met'],
  [6, 'missed'],
])('calls %d of 100 frames dropped, where static rows lose none, %s', (dropped, verdict) => {
  const results = [
    wayResults('whole', [scrolled({ shown: 100 - dropped, dropped })]),
    wayResults('plain', [scrolled({ shown: 60 })]),
  ]
  const line = reportText(results, [])
    .split('\n')
    .find((row) => row.includes("frames kept, % of the static rows'"))
  expect(line?.trim().endsWith(verdict)).toBe(true)
})

it('refuses a feed that stood still', () => {
  expect(() => wayResults('first', [scrolled({ distance: 100 })])).toThrow('did not follow')
})
