import { turned } from '#test/bench/statistics.ts'
import type { Days, MeasuredScreen } from './days.ts'
import type { StartupRow, Screen } from './rows.ts'
import type { TreeBuild } from './trees.ts'

/** The builds that are measured. */
export interface Sides {
  readonly this: TreeBuild
  readonly against?: TreeBuild
}

export const SIDES = ['this', 'against'] as const

/** The measurements of one run. */
export interface Taking {
  readonly days: Days
  readonly sides: Sides
  readonly screens: readonly MeasuredScreen[]
  readonly rounds: number
  readonly folder: string
}

/** Devices with one page each: the static page, and each screen's finished HTML. */
export interface Pages {
  readonly blank: string
  readonly finished: ReadonlyMap<Screen, string>
}

/** A page to open in one way; null where the build has no such way. */
export interface Case<L> extends Omit<StartupRow<L>, 'loads'> {
  readonly open: () => Promise<L | null>
}

/**
 * Every case once a round, in turn; the round before the first fills the caches of sandbox and
 * browser and is discarded. A failed open is tried once more; a case that fails again is left out.
 */
export async function inRounds<L>(
  cases: readonly Case<L>[],
  rounds: number,
): Promise<StartupRow<L>[]> {
  const taken = new Map<Case<L>, L[]>(cases.map((it) => [it, []]))
  const missing = new Set<Case<L>>()
  for (let round = 0; round <= rounds; round += 1) {
    for (const it of turned(cases, round)) {
      if (missing.has(it)) continue
      const load = await it
        .open()
        .catch(() => it.open())
        .catch((fault: unknown) => {
          // One page that does not open costs its own row, not the hour that the others took.
          console.error(`${it.side} ${it.screen ?? ''} ${it.way}: ${String(fault)}`)
          return null
        })
      if (load === null) missing.add(it)
      else if (round > 0) taken.get(it)?.push(load)
    }
  }
  return [...taken].map(([{ side, screen, way }, loads]) => ({ side, screen, way, loads }))
}
