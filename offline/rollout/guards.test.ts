import { expect, test } from 'vitest'
import { ERROR_RATE, GUARD_NAMES, judgeReports, type GuardBatch, type GuardName } from './guards.ts'

const hour = (
  guard: GuardName,
  release: readonly [number, number],
  control: readonly [number, number],
): GuardBatch => ({
  guard,
  share: release[0] / (release[0] + control[0]),
  release: { devices: release[0], failed: release[1] },
  control: { devices: control[0], failed: control[1] },
})

const paused = (...batches: readonly GuardBatch[]) =>
  judgeReports(batches)
    .filter((it) => it.isReasonToPause)
    .map((it) => it.guard)

test('a release of which nothing is known has no evidence against it, by any guard', () => {
  for (const verdict of judgeReports([])) {
    expect(verdict).toMatchObject({ evidence: 1, rise: null, isReasonToPause: false })
  }
  expect(judgeReports([]).map((it) => it.guard)).toEqual(GUARD_NAMES)
})

test('the guards share the error rate', () => {
  const rates = judgeReports([]).map((it) => 1 / it.needed)
  expect(rates.reduce((sum, it) => sum + it, 0)).toBeCloseTo(ERROR_RATE, 12)
})

test('a release that went from one failed start in a thousand to eight is paused', () => {
  const hours = Array.from({ length: 25 }, () => hour('failedStart', [100, 1], [9_900, 10]))
  expect(paused(...hours.slice(0, 3))).toEqual([])
  const later = Array.from({ length: 20 }, (_, at) =>
    hour('failedStart', [100, at % 5 === 0 ? 0 : 1], [9_900, 10]),
  )
  expect(paused(...later)).toEqual(['failedStart'])
})

test('a release that fails as often as its control is not, however often that is', () => {
  expect(paused(hour('failedStart', [10_000, 500], [10_000, 500]))).toEqual([])
})

test('a difference that is certain and too small to matter is no reason to pause', () => {
  const it = hour('failedStart', [10_000_000, 12_000], [10_000_000, 10_000])
  const [verdict] = judgeReports([it])
  expect(verdict?.evidence).toBeGreaterThan(1e9)
  expect(verdict?.rise).toBeCloseTo(0.0002, 6)
  expect(verdict?.isReasonToPause).toBe(false)
})

test('each guard is judged by its own reports', () => {
  const batches = [
    hour('failedStart', [1_000, 2], [9_000, 18]),
    hour('pageError', [1_000, 60], [9_000, 180]),
  ]
  expect(paused(...batches)).toEqual(['pageError'])
})

test('the rise leaves out what an outage does to both groups', () => {
  const [verdict] = judgeReports([
    hour('failedStart', [100, 0], [9_900, 0]),
    hour('failedStart', [5_000, 2_500], [5_000, 2_500]),
  ])
  expect(verdict?.rise).toBe(0)
  expect(verdict?.release).toEqual({ devices: 5_100, failed: 2_500 })
})
