import { describe, expect, test } from 'vitest'
import { judgeReports, type GuardBatch } from './guards.ts'
import { nextAct, readPlan, type RolloutState } from './plan.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-27T10:00:00Z')

const plan = readPlan({
  steps: [
    { percent: 1, hours: 2 },
    { percent: 5, hours: 12, devices: 300 },
    { percent: 25, hours: 24 },
    { percent: 100 },
  ],
})

const change = (what: string, hours = 0) => ({
  at: new Date(START + hours * HOUR).toISOString(),
  by: 'li.hua',
  what,
})

/** A release at a percentage, some hours after its last change. */
const at = (
  basisPoints: number,
  hours: number,
  more: Partial<RolloutState> = {},
): RolloutState => ({
  release: { basisPoints, paused: false, expired: false, changes: [change('published for 1 %')] },
  halt: null,
  verdicts: [],
  counted: 0,
  now: START + hours * HOUR,
  ...more,
})

const bad: GuardBatch = {
  guard: 'failedStart',
  share: 0.01,
  release: { devices: 700, failed: 20 },
  control: { devices: 69_300, failed: 140 },
}

describe('a rollout by a plan', () => {
  test('stays at a step for its hours', () => {
    expect(nextAct(plan, at(100, 1.9))).toEqual({ act: 'wait', at: START + 2 * HOUR, devices: 0 })
    expect(nextAct(plan, at(100, 2))).toEqual({ act: 'raise', basisPoints: 500 })
  })

  test('stays at a step until enough devices with the release were counted', () => {
    const wait = { act: 'wait', at: START + 12 * HOUR, devices: 50 }
    expect(nextAct(plan, at(500, 20, { counted: 250 }))).toEqual(wait)
    expect(nextAct(plan, at(500, 20, { counted: 300 }))).toEqual({
      act: 'raise',
      basisPoints: 2_500,
    })
  })

  test('begins at its first step, where the release reaches fewer devices', () => {
    expect(nextAct(plan, at(0, 0))).toEqual({ act: 'raise', basisPoints: 100 })
  })

  test('goes on from a percentage between two steps that a person has chosen', () => {
    expect(nextAct(plan, at(1_000, 1))).toMatchObject({ act: 'wait', at: START + 12 * HOUR })
    expect(nextAct(plan, at(1_000, 12, { counted: 300 }))).toMatchObject({ basisPoints: 2_500 })
  })

  test('is done at its last step', () => {
    expect(nextAct(plan, at(10_000, 0))).toEqual({ act: 'done' })
  })

  test('pauses a release that breaks devices, and names the guard', () => {
    const act = nextAct(plan, at(100, 0.5, { verdicts: judgeReports([bad]) }))
    expect(act).toMatchObject({ act: 'pause', reasons: [{ guard: 'failedStart' }] })
  })

  test('lets a guard that is not its own pause nothing', () => {
    const other = readPlan({ steps: [{ percent: 5 }], guards: ['pageError'] })
    expect(nextAct(other, at(100, 0, { verdicts: judgeReports([bad]) }))).toMatchObject({
      act: 'raise',
    })
  })

  test.each([
    ['it is paused', { release: { ...at(100, 0).release, paused: true } }],
    ['it was withdrawn', { release: { ...at(100, 0).release, expired: true } }],
    ['halted by li.hua: 白屏', { halt: 'halted by li.hua: 白屏' }],
  ])('leaves a release alone of which it says "%s"', (why, more) => {
    const verdicts = judgeReports([bad])
    expect(nextAct(plan, at(100, 99, { verdicts, ...more }))).toEqual({ act: 'stopped', why })
  })

  test('counts the hours of a step again after a pause', () => {
    const changes = [change('resumed', 30), change('paused', 1), change('published for 1 %')]
    const release = { basisPoints: 100, paused: false, expired: false, changes }
    expect(nextAct(plan, at(100, 31, { release }))).toMatchObject({
      act: 'wait',
      at: START + 32 * HOUR,
    })
  })
})

test.each([
  [{}, 'steps'],
  [{ steps: [] }, 'one step at least'],
  [{ steps: [{ percent: 0 }] }, 'steps.0.percent'],
  [{ steps: [{ percent: 101 }] }, 'steps.0.percent'],
  [{ steps: [{ percent: 1.234 }] }, 'two decimals'],
  [{ steps: [{ percent: 5 }, { percent: 5 }] }, 'more devices'],
  [{ steps: [{ percent: 5, hours: -1 }] }, 'steps.0.hours'],
  [{ steps: [{ percent: 5, minutes: 1 }] }, 'steps.0.minutes'],
  [{ steps: [{ percent: 5 }], guards: ['blankPage'] }, 'guards.0'],
])('the plan %j is refused with a sentence that has "%s"', (json, said) => {
  expect(() => readPlan(json)).toThrow(said)
})
