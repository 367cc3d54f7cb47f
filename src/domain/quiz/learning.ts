/** The course of financial learning: rules.md#financial-learning. */
import { PASS } from '#domain/content/lesson.ts'

/** The questions of a check; as many right ones as a lesson's pass it. */
export const CHECK_SIZE = 3
const UNITS_A_LEVEL = 3
export const UNIT_COINS = 5
export const UNIT_DRAWS = 1

export const isPassed = (right: number): boolean => right >= PASS

export type UnitState = 'passed' | 'open' | 'locked'

/** The states of units in their order: one after another, the first that is not passed is open. */
export function unitStates(passed: readonly boolean[]): readonly UnitState[] {
  const open = passed.indexOf(false)
  return passed.map((isDone, at) => (isDone ? 'passed' : at === open ? 'open' : 'locked'))
}

/** The level reached: a level has three units, and all of them and those before must be passed. */
export function levelReached(passed: readonly boolean[]): number {
  const open = passed.indexOf(false)
  return Math.floor((open < 0 ? passed.length : open) / UNITS_A_LEVEL)
}
