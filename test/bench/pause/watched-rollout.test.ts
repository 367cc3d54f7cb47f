import { expect, test } from 'vitest'
import { ERROR_RATE } from '#offline/rollout/guards.ts'
import { seededRandom } from '#offline/release/seeded-random.ts'
import { fleetOf, watchRollout } from './watched-rollout.ts'

const needed = 1 / ERROR_RATE

test('a fleet counts each device once a step, and half of it has the release after a week', () => {
  const { release, control, having } = fleetOf(1_000)
  const sum = (list: Float64Array) => list.reduce((all, it) => all + it, 0)
  expect(having.at(-1)).toBeCloseTo(sum(release), 9)
  expect(sum(release)).toBeGreaterThan(440)
  expect(sum(release)).toBeLessThan(500)
  // Of three steps in which most come, and one of two hours.
  expect(sum(control)).toBeGreaterThan(1_500)
})

test('a simulated release that breaks a tenth of its devices is paused within 500 of them', () => {
  const watched = { controlShare: 0.003, brokenShare: 0.1, needed }
  const having = watchRollout(fleetOf(50_000), watched, seededRandom(1))
  expect(having).toBeLessThan(500)
})

test('of 100 simulated good releases none is paused, in hours of outage neither', () => {
  const fleet = fleetOf(5_000)
  const random = seededRandom(2)
  const watched = { controlShare: 0.02, brokenShare: 0, needed }
  const paused = Array.from({ length: 100 }, () => watchRollout(fleet, watched, random))
  expect(paused.filter((it) => it !== null)).toEqual([])
})
