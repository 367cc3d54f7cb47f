import { expect, test } from 'vitest'
import { simulate } from './simulate.ts'

const devices = 50_000

test('a rollout reaches its percentages, no device flaps, and the bad release is paused', () => {
  const told: number[] = []
  const result = simulate({
    devices,
    seed: 1,
    crashShare: 0.05,
    onProgress: (done) => told.push(done),
  })
  // Chance alone is a fifth of a point wide at this size; `h5pack simulate` has a million.
  expect(result.farthest).toBeLessThan(0.7)
  expect(result.flaps).toBe(0)
  expect(result.afterPause).toBe(0)
  expect(result.atEnd).toBe(1)
  expect(result.paused?.failed).toBeGreaterThan(0)
  expect(result.paused?.started).toBeLessThan(devices * 0.1)
  expect(told).toEqual(told.toSorted((a, b) => a - b))
  expect(told.at(-1)).toBe(1)
})

test('no device installs a paused release, even when its percentage is raised', () => {
  const { stages } = simulate({ devices, seed: 2, crashShare: 0.05 })
  const at = (name: string) => stages.find((stage) => stage.name === name)?.reached ?? NaN
  // The devices whose clock is wrong change from stage to stage; hence not the very same share.
  expect(at('held at 5 %')).toBeCloseTo(at('second at 5 %'), -1)
  expect(at('second at 10 %')).toBeGreaterThan(900)
})

test('a release that starts everywhere is not paused', () => {
  const { paused, flaps } = simulate({ devices, seed: 3, crashShare: 0 })
  expect(paused).toBeNull()
  expect(flaps).toBe(0)
})

test('the same seed gives the same simulation', () => {
  const once = simulate({ devices: 5_000, seed: 4, crashShare: 0.1 })
  expect(simulate({ devices: 5_000, seed: 4, crashShare: 0.1 })).toEqual(once)
  expect(simulate({ devices: 5_000, seed: 5, crashShare: 0.1 })).not.toEqual(once)
})
