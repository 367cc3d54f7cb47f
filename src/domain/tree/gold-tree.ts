/** The gold tree: rules.md#gold-tree. */

/** A stage, the water at which it begins, and the coins that it brings once a round. */
export const TREE_STAGES = [
  { stage: 'seed', from: 0, coins: 5 },
  { stage: 'sprout', from: 100, coins: 10 },
  { stage: 'sapling', from: 300, coins: 20 },
  { stage: 'tree', from: 600, coins: 30 },
  { stage: 'fruit', from: 1_000, coins: 50 },
] as const

export type TreeStage = (typeof TREE_STAGES)[number]['stage']

/** The water of one tap, and the most of a day. */
export const WATER_A_TAP = 10
export const WATER_A_DAY = 100
/** Of the last stage: a tree takes no more before it is harvested. */
const FULL = 1_000

/** The stages that a tree with so much water has reached, the newest last. */
export const reachedStages = (watered: number) => TREE_STAGES.filter(({ from }) => watered >= from)

/** The stage of a tree, and what is missing to the next one; null where there is none. */
export function treeStage(watered: number): {
  readonly stage: TreeStage
  readonly next: { readonly stage: TreeStage; readonly missing: number } | null
} {
  const reached = reachedStages(watered)
  const next = TREE_STAGES[reached.length]
  return {
    stage: reached[reached.length - 1]?.stage ?? 'seed',
    next: next === undefined ? null : { stage: next.stage, missing: next.from - watered },
  }
}

export interface Watered {
  /** Water of this round. */
  readonly watered: number
  /** Water of today, whatever the round. */
  readonly today: number
  /** Water that the user has. */
  readonly water: number
}

export type Watering =
  | { readonly is: 'watered'; readonly after: Watered; readonly reached: TreeStage | null }
  /** Grown: to be harvested first; watered enough today; no water. */
  | { readonly is: 'full' | 'dayLimit' | 'noWater' }

/** One tap. */
export function waterTree({ watered, today, water }: Watered): Watering {
  if (watered >= FULL) return { is: 'full' }
  if (today + WATER_A_TAP > WATER_A_DAY) return { is: 'dayLimit' }
  if (water < WATER_A_TAP) return { is: 'noWater' }
  const after = {
    watered: watered + WATER_A_TAP,
    today: today + WATER_A_TAP,
    water: water - WATER_A_TAP,
  }
  const { stage } = treeStage(after.watered)
  return { is: 'watered', after, reached: stage === treeStage(watered).stage ? null : stage }
}

/** The number of days for which rewards of a tree that is over can be claimed. */
export const CLAIM_DAYS = 30
