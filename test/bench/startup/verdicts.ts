import { BUDGETS } from '#scripts/build/budgets.ts'
import { median } from '#test/bench/statistics.ts'
import type { Load } from './load.ts'
import { find, pairedRatio, SCREENS, type ChromiumRow, type Screen } from './rows.ts'

/** The aims for instant pages in Chromium: the most that each figure may be. */
const AIMS = {
  warm: { home: 1.3, orders: 1.3, 'fund-detail': 2.5 },
  dated: 2,
  newToOld: 0.65,
  entryToOld: 0.7,
  files: 8,
  shift: 0,
} as const

export interface Verdict {
  readonly what: string
  /** Null where the build has nothing to judge. */
  readonly is: number | null
  readonly aim: number
  readonly unit: 'times' | 'count' | 'shift'
}

/**
 * Each of Chromium's aims with the measured figure. `script`: gzip bytes of the entry's script,
 * where they are judged.
 */
export function verdicts(rows: readonly ChromiumRow[], script: number | null = null): Verdict[] {
  const base = find(rows, 'static', null).map(({ live }) => live)
  const hasOther = rows.some(({ side }) => side === 'against')
  const warmAims: Readonly<Partial<Record<Screen, number>>> = AIMS.warm
  const all: Verdict[] = []
  if (script !== null)
    all.push({ what: 'bytes of the entry', is: script, aim: BUDGETS.script, unit: 'count' })
  for (const screen of SCREENS) {
    const cold = find(rows, 'cold', screen)
    if (cold.length === 0) continue
    const again = find(rows, 'again', screen)
    const other = find(rows, 'cold', screen, 'against')
    const live = (loads: readonly Load[]) => loads.map((it) => it.live)
    const judge = (what: string, is: number | null, aim: number, unit: Verdict['unit']) =>
      all.push({ what: `${screen}: ${what}`, is, aim, unit })
    const warmAim = warmAims[screen]
    if (warmAim !== undefined) {
      const is = pairedRatio(live(find(rows, 'warm', screen)), base)
      judge('warm, live figure to static page', is, warmAim, 'times')
    }
    const dated = again.map((it) => it.dated)
    judge('cold, dated figure to static page', pairedRatio(dated, base), AIMS.dated, 'times')
    if (hasOther) {
      const is = pairedRatio(live(cold), live(other))
      judge('cold, live figure to that of the other build', is, AIMS.newToOld, 'times')
      const entry = (loads: readonly Load[]) => loads.map((it) => (it.entry > 0 ? it.entry : null))
      const evaluated = pairedRatio(entry(cold), entry(other))
      judge('cold, CPU of the entry to the other build', evaluated, AIMS.entryToOld, 'times')
    }
    judge('cold, files requested', median(cold.map(({ files }) => files)), AIMS.files, 'count')
    const shifts = [...cold, ...again].map(({ shift }) => Math.round(shift * 1_000) / 1_000)
    judge('cold, layout shift', Math.max(...shifts), AIMS.shift, 'shift')
  }
  return all
}
