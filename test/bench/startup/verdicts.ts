import { BUDGETS } from '#scripts/build/budgets.ts'
import { median } from '#test/bench/statistics.ts'
import type { Load } from './load.ts'
import {
  find,
  pairedRatio,
  PEER_WAYS,
  SCREENS,
  type ChromiumRow,
  type PeerWay,
  type Screen,
  type Side,
  type Way,
} from './rows.ts'

/** The aims for instant pages in Chromium. */
const AIMS = {
  /** Live figures to the screen's own finished HTML. */
  warm: 1,
  cold: 2.2,
  /** To the host's cold one. */
  again: 1.05,
  worker: 1.25,
  newToOld: 0.65,
  entryToOld: 0.7,
  files: 8,
  shift: 0,
} as const

/** The ordinary app to this one, at least. */
const PEER_AIMS: Readonly<Record<PeerWay, number>> = { cold: 1.5, warm: 3, worker: 1.3 }
const PEER_NAMES: Readonly<Record<PeerWay, string>> = {
  cold: 'cold',
  warm: 'warm',
  worker: 'browser',
}

export interface Verdict {
  readonly what: string
  /** Null where the build has nothing to judge. */
  readonly is: number | null
  readonly aim: number
  readonly unit: 'times' | 'count' | 'shift'
  /** True if the aim is the least that it may be; else the most. */
  readonly isLeast?: boolean
}

const live = (loads: readonly Load[]) => loads.map((it) => it.live)

/** The aims of one screen, as far as its ways were measured. */
function screenVerdicts(rows: readonly ChromiumRow[], screen: Screen): Verdict[] {
  const all: Verdict[] = []
  const of = (way: Way, side: Side = 'this') => find(rows, way, screen, side)
  const has = (way: Way, side: Side = 'this') =>
    rows.some((row) => row.screen === screen && row.way === way && row.side === side)
  const judge = (what: string, is: number | null, aim: number, unit: Verdict['unit'] = 'times') =>
    all.push({ what: `${screen}: ${what}`, is, aim, unit })
  const [cold, finished] = [live(of('cold')), live(of('finished'))]
  if (has('warm'))
    judge('warm to its finished HTML', pairedRatio(live(of('warm')), finished), AIMS.warm)
  if (has('cold')) judge('cold to its finished HTML', pairedRatio(cold, finished), AIMS.cold)
  if (has('again') && has('cold'))
    judge('opened the day before, to cold', pairedRatio(live(of('again')), cold), AIMS.again)
  if (has('worker') && has('cold'))
    judge('browser, second open, to cold', pairedRatio(live(of('worker')), cold), AIMS.worker)
  if (has('cold', 'against')) {
    const other = of('cold', 'against')
    judge('cold to the other build', pairedRatio(cold, live(other)), AIMS.newToOld)
    const entry = (loads: readonly Load[]) => loads.map((it) => (it.entry > 0 ? it.entry : null))
    const evaluated = pairedRatio(entry(of('cold')), entry(other))
    judge('cold, CPU of the entry to the other build', evaluated, AIMS.entryToOld)
  }
  for (const [way, name] of [
    ['cold', 'cold'],
    ['worker', 'browser, second open'],
  ] as const) {
    if (of(way).length === 0) continue
    const files = median(of(way).map((it) => it.files))
    judge(`${name}, files requested`, files, AIMS.files, 'count')
  }
  const shifts = [...of('cold'), ...of('again')].map(
    ({ shift }) => Math.round(shift * 1_000) / 1_000,
  )
  if (shifts.length > 0) judge('cold, layout shift', Math.max(...shifts), AIMS.shift, 'shift')
  for (const way of PEER_WAYS.filter((it) => has(it, 'peer'))) {
    const is = pairedRatio(live(of(way, 'peer')), live(of(way)))
    const what = `${screen}: ordinary app to this, ${PEER_NAMES[way]}`
    all.push({ what, is, aim: PEER_AIMS[way], unit: 'times', isLeast: true })
  }
  return all
}

/**
 * Each of Chromium's aims with the measured figure. `script`: gzip bytes of the entry's script,
 * where they are judged.
 */
export function verdicts(rows: readonly ChromiumRow[], script: number | null = null): Verdict[] {
  const entry: Verdict[] =
    script === null
      ? []
      : [{ what: 'bytes of the entry', is: script, aim: BUDGETS.script, unit: 'count' }]
  return [...entry, ...SCREENS.flatMap((screen) => screenVerdicts(rows, screen))]
}
