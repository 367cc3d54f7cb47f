import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#offline/release/seeded-random.ts'
import { ODDS_RATIOS, RateComparison, shareOfStep, type ReportBatch } from './rate-comparison.ts'

const batch = (
  share: number,
  [released, failed]: readonly [number, number],
  [controlled, failedThere]: readonly [number, number],
): ReportBatch => ({
  share,
  release: { devices: released, failed },
  control: { devices: controlled, failed: failedThere },
})

const comparing = (...batches: readonly ReportBatch[]): RateComparison => {
  const comparison = new RateComparison()
  for (const it of batches) comparison.add(it)
  return comparison
}

/** The number of ways to choose `some` of `all`. */
const ways = (all: number, some: number): number =>
  Array.from({ length: some }, (_, at) => (all - at) / (at + 1)).reduce((a, b) => a * b, 1)

describe('the evidence against a release', () => {
  test('has a mean of one over all that chance does with failures which it did not cause', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.001, max: 0.999, noNaN: true }),
        fc.integer({ min: 1, max: 25 }),
        (share, failures) => {
          const means = Array.from({ length: failures + 1 }, (_, failed) => {
            const chance =
              ways(failures, failed) * share ** failed * (1 - share) ** (failures - failed)
            const it = batch(share, [failures, failed], [failures, failures - failed])
            return chance * Math.exp(comparing(it).logEvidence)
          })
          expect(means.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 6)
        },
      ),
    )
  })

  test("grows with each failure that is the release's in place of the control's", () => {
    const logs = [0, 1, 2, 3, 4, 5].map(
      (failed) => comparing(batch(0.1, [50, failed], [450, 5 - failed])).logEvidence,
    )
    expect(logs).toEqual(logs.toSorted((a, b) => a - b))
    expect(logs[0]).toBeLessThan(0)
    expect(logs[5]).toBeGreaterThan(5)
  })

  test('is none where nothing failed', () => {
    expect(comparing(batch(0.1, [100, 0], [900, 0])).logEvidence).toBeCloseTo(0, 12)
  })

  test('is a number with 100,000 failures, and so are the bounds', () => {
    const it = comparing(batch(0.5, [1_000_000, 52_000], [1_000_000, 48_000]))
    expect(it.logEvidence).toBeGreaterThan(50)
    const { atLeast, atMost } = it.bounds(0.001)
    expect(atLeast).toBeCloseTo(1.05, 1)
    expect(atMost).toBeLessThan(1.2)
  })

  test('stays small through an hour in which everybody fails, after more devices have the release', () => {
    const quiet = Array.from({ length: 50 }, () => batch(0.01, [100, 0], [9_900, 10]))
    const outage = Array.from({ length: 10 }, () => batch(0.5, [500, 250], [500, 250]))
    expect(comparing(...quiet, ...outage).logEvidence).toBeLessThan(0)
  })

  test('of a release that breaks one device in fifty is enough within a thousand of them', () => {
    const it = comparing(batch(0.01, [700, 14], [69_300, 140]))
    expect(it.logEvidence).toBeGreaterThan(Math.log(1_000))
    const { atLeast, atMost } = it.bounds(0.001)
    expect(atLeast).toBeGreaterThan(2)
    expect(atMost).toBeGreaterThan(15)
  })
})

test('a good release that is judged after each of 2,000 failures has too much evidence once in 1,000', () => {
  const random = seededRandom(5)
  let paused = 0
  for (let release = 0; release < 1_000; release += 1) {
    const comparison = new RateComparison()
    for (let failure = 0; failure < 2_000; failure += 1) {
      const failed = random() < 0.05 ? 1 : 0
      comparison.add(batch(0.05, [1, failed], [1, 1 - failed]))
      if (failed === 1 && comparison.logEvidence > Math.log(1_000)) {
        paused += 1
        break
      }
    }
  }
  expect(paused).toBeLessThanOrEqual(3)
})

test('the order of batches changes nothing, and a stored state goes on', () => {
  const first = batch(0.01, [40, 2], [4_000, 11])
  const rest = [batch(0.01, [41, 0], [3_900, 30]), batch(0.05, [35, 5], [700, 7])]
  const forward = comparing(first, ...rest)
  expect(comparing(...rest, first).logEvidence).toBeCloseTo(forward.logEvidence, 9)
  const stored = new RateComparison(JSON.parse(JSON.stringify(comparing(first).state)))
  for (const it of rest) stored.add(it)
  expect(stored.state).toEqual(forward.state)
})

test.each([
  [0, 100, 0.01],
  [100, 500, 400 / 9_900],
  [2_500, 9_999, 7_499 / 7_500],
])('a step from %i to %i of 10,000 reaches a device with a chance of %d', (from, to, share) => {
  expect(shareOfStep(from, to)).toBeCloseTo(share, 12)
})

test.each([
  [500, 500],
  [500, 100],
  [5_000, 10_000],
  [-1, 100],
])('a step from %i to %i of 10,000 compares nothing', (from, to) => {
  expect(() => shareOfStep(from, to)).toThrow('compares nothing')
})

test.each([
  [0.1, [1, 2], [1, 0]],
  [0.1, [1, -1], [1, 0]],
  [0.1, [1.5, 1], [1, 0]],
  [0.1, [1, 0], [Number.NaN, 0]],
  [0, [1, 0], [1, 0]],
  [1, [1, 0], [1, 0]],
] as const)(
  'a share of %d with devices and failures %j beside %j is refused',
  (share, release, control) => {
    expect(() => comparing(batch(share, release, control))).toThrow(RangeError)
  },
)

test.each([
  { failed: -1, logMeans: ODDS_RATIOS.map(() => 0) },
  { failed: 1, logMeans: [0] },
  { failed: 1, logMeans: ODDS_RATIOS.map(() => Number.NaN) },
])('a state that is none is refused: %j', (state) => {
  expect(() => new RateComparison(state)).toThrow(RangeError)
})
