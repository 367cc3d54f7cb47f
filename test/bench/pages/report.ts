import { ratio, spread, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'

export type Side = 'ours' | 'screen' | 'puck'
export const SIDES: readonly Side[] = ['ours', 'screen', 'puck']
const NAMES: Readonly<Record<Side, string>> = {
  ours: 'a composed page',
  screen: 'a screen by hand',
  puck: "Puck's Render",
}

/** A composed page may take this many times a screen's time to paint. */
export const AIM = 1.25

/** One opening of the page. */
export interface Opening {
  /** From the navigation until the last block is painted, ms. */
  readonly paintedMs: number
  /** Scripts and styles that were loaded, gzip bytes. */
  readonly bytes: number
}

export interface SideResults {
  readonly side: Side
  readonly paintedMs: Spread
  readonly bytes: number
}

/** Returns what the openings of one side come to. Throws for none. */
export function sideResults(side: Side, openings: readonly Opening[]): SideResults {
  const [first] = openings
  if (first === undefined) throw new Error(`${NAMES[side]} was not measured`)
  return { side, paintedMs: spread(openings.map((it) => it.paintedMs)), bytes: first.bytes }
}

const one = (value: number) => value.toFixed(1)

/** The report that people read; `notes` say what was measured and how. */
export function reportText(results: readonly SideResults[], notes: readonly string[]): string {
  const find = (side: Side) => {
    const found = results.find((it) => it.side === side)
    if (found === undefined) throw new Error(`${NAMES[side]} was not measured`)
    return found
  }
  const [ours, screen, puck] = [find('ours'), find('screen'), find('puck')]
  const table = textTable([
    ['medians', 'painted, ms', 'range', 'gzip bytes'],
    ...[ours, screen, puck].map(({ side, paintedMs, bytes }) => [
      NAMES[side],
      one(paintedMs.median),
      `${one(paintedMs.least)}-${one(paintedMs.most)}`,
      bytes.toLocaleString('en'),
    ]),
  ])
  const times = (value: number, base: number) => `${ratio(value, base).toFixed(2)}x`
  const toScreen = ratio(ours.paintedMs.median, screen.paintedMs.median)
  const aims = textTable([
    ['', 'is', 'aim', ''],
    [
      "a composed page's time to a screen's",
      `${toScreen.toFixed(2)}x`,
      `at most ${AIM.toFixed(2)}x`,
      toScreen <= AIM ? 'met' : 'missed',
    ],
    ["Puck's time to a screen's", times(puck.paintedMs.median, screen.paintedMs.median)],
    ["Puck's bytes to ours", times(puck.bytes, ours.bytes)],
  ])
  return [...notes, '', table, '', aims].join('\n')
}
