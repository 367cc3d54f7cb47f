import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  hasFailed,
  hasPainted,
  NO_BUILDS,
  painted,
  readBuilds,
  standIns,
  started,
  takesCharge,
  type Builds,
} from './builds.ts'

const A = 'a'.repeat(16)
const B = 'b'.repeat(16)
const C = 'c'.repeat(16)

const after = (...steps: ((builds: Builds) => Builds)[]) =>
  steps.reduce((builds, step) => step(builds), NO_BUILDS)
const load = (build: string) => (builds: Builds) => started(builds, build)
const paint = (build: string) => (builds: Builds) => painted(builds, build)
const charge = (build: string) => (builds: Builds) => takesCharge(builds, build)

describe('a build', () => {
  test('has failed at its third load without a screen, not before', () => {
    expect(hasFailed(after(load(A), load(A)), A)).toBe(false)
    expect(hasFailed(after(load(A), load(A), load(A)), A)).toBe(true)
  })

  test('that has painted once never fails', () => {
    const builds = after(load(A), paint(A), load(A), load(A), load(A), load(A))
    expect(hasFailed(builds, A)).toBe(false)
    expect(hasPainted(builds, A)).toBe(true)
  })

  test('that paints after it was given up is taken again', () => {
    expect(hasFailed(after(load(A), load(A), load(A), paint(A)), A)).toBe(false)
  })

  test('does not pay for the loads of another', () => {
    const builds = after(load(A), load(B), load(A), load(B), load(B))
    expect([hasFailed(builds, A), hasFailed(builds, B)]).toEqual([false, true])
  })
})

describe('what replaces the network', () => {
  test('is the worker’s own build, then the one before', () => {
    const builds = after(charge(A), paint(A), charge(B), paint(B))
    expect(standIns(builds, B)).toEqual([B, A])
  })

  test('is never a build that has failed, nor one that never painted', () => {
    const failed = after(charge(A), paint(A), charge(B), load(B), load(B), load(B))
    expect(standIns(failed, B)).toEqual([A])
    expect(standIns(after(charge(A), charge(B), paint(B)), B)).toEqual([B])
  })
})

test('the files of the two newest active builds are retained', () => {
  expect(after(charge(A), charge(B), charge(C)).kept).toEqual([C, B])
  expect(after(charge(A), charge(B), charge(A)).kept).toEqual([A, B])
})

test.each(['', 'null', '{"kept":["x"],"known":[]}', '{"kept":[]}', '[1'])(
  '%j is no memory of builds',
  (json) => {
    expect(readBuilds(json)).toEqual(NO_BUILDS)
  },
)

test('whatever happens, the memory stays small, and is read as it was written', () => {
  const build = fc.integer({ min: 0, max: 20 }).map((n) => n.toString(16).padStart(16, '0'))
  const step = fc.oneof(build.map(load), build.map(paint), build.map(charge))
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const builds = after(...steps)
      expect(builds.kept.length).toBeLessThanOrEqual(2)
      expect(builds.known.length).toBeLessThanOrEqual(8)
      expect(readBuilds(JSON.stringify(builds))).toEqual(builds)
    }),
  )
})
