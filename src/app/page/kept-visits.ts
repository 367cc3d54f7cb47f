import type { Location } from 'react-router-dom'
import { leaving } from '#domain/navigation/leaving.ts'
import type { Visit } from '#app/router/visit.ts'

/** A mounted visit: the one in view, or one that was left and is kept alive. */
export interface StackEntry {
  readonly visit: Visit
  /** The router's location of the visit. */
  readonly location: Location
}

/** The number of left screens that are kept alive; the one left longest ago is dropped first. */
const MOST_KEPT = 5

/**
 * From which side the screen in view slides in; undefined for the screen that the page opened
 * with.
 */
export type TransitionFrom = 'forward' | 'backward' | undefined

/** All visits that are mounted. */
export interface KeepAliveStack {
  /**
   * The visit in view is the last; those before it are kept alive because their rows have
   * `keepAlive`.
   */
  readonly entries: readonly StackEntry[]
  readonly transition: TransitionFrom
  /** True if the last step left the regular-investment flow, which ends it. */
  readonly endedPlanFlow: boolean
}

export const EMPTY_STACK: KeepAliveStack = {
  entries: [],
  transition: undefined,
  endedPlanFlow: false,
}

export const currentEntry = ({ entries }: KeepAliveStack): StackEntry | undefined =>
  entries[entries.length - 1]

/** The stack without what was left. */
export const withoutKept = (stack: KeepAliveStack): KeepAliveStack => ({
  ...stack,
  entries: stack.entries.slice(-1),
})

/** Returns whether a visit that is left stays mounted. */
const keeps = ({ row }: Visit, tabs: boolean): boolean =>
  row?.keepAlive === true || (tabs && row?.tab !== undefined)

/**
 * The stack after a step to `next`. Where the page shows `tabs`, their roots are kept alive,
 * whatever was opened since.
 */
export function goTo(
  before: KeepAliveStack,
  next: StackEntry,
  backward: boolean,
  tabs = false,
): KeepAliveStack {
  const from = currentEntry(before)?.visit ?? null
  const { key, place } = next.visit
  const { discardsKeptPages, endsPlanFlow } = leaving(from?.place ?? null, place)
  const kept = discardsKeptPages
    ? []
    : before.entries.filter(({ visit }) => keeps(visit, tabs) && visit.key !== key)
  const isRoot = ({ visit }: StackEntry) => tabs && visit.row?.tab !== undefined
  const latest = new Set(kept.filter((entry) => !isRoot(entry)).slice(-MOST_KEPT))
  return {
    entries: [...kept.filter((entry) => isRoot(entry) || latest.has(entry)), next],
    transition: nextTransition(from, next.visit, backward, before.transition, tabs),
    endedPlanFlow: endsPlanFlow,
  }
}

/**
 * The transition of a step. Where only the query changed (a filter, a search) it is the `current`
 * one: a new value would make the screen slide in again while the user types.
 */
function nextTransition(
  from: Visit | null,
  to: Visit,
  backward: boolean,
  current: TransitionFrom,
  tabs: boolean,
): TransitionFrom {
  if (from === null) return undefined
  // From tab to tab nothing slides: they lie next to each other.
  if (tabs && from.row?.tab !== undefined && to.row?.tab !== undefined) return undefined
  if (from.key === to.key) return current
  return backward ? 'backward' : 'forward'
}
