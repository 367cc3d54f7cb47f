import { quantile } from '#test/bench/frames.ts'
import { median, ratio } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'
import type { ClientSize } from './client-size.ts'
import type { EngineRounds } from './rounds.ts'
import { SIDES, type Round, type Side } from './sides.ts'

const NAMES: Readonly<Record<Side, string>> = {
  bare: 'bare transport',
  ours: 'our bridge',
  dsbridge: 'dsbridge',
  wvjb: 'WebViewJavascriptBridge',
  vk: 'vk-bridge',
  penpal: 'Penpal',
  penpalChecked: 'Penpal with our checks',
}
export const WAYS = ['single', 'burst'] as const
export type Way = (typeof WAYS)[number]
const WAY_NAMES: Readonly<Record<Way, string>> = {
  single: 'one at a time',
  burst: '100 at once',
}

/** The aims: times the bare transport, and bytes of gzip. */
export const AIM_TIMES = 1.15
export const AIM_BYTES = 5_000

/** Half of the values are between `low` and `high`. */
export interface Middle {
  readonly median: number
  readonly low: number
  readonly high: number
}

export interface SideResult {
  readonly side: Side
  /** Milliseconds a round trip. */
  readonly ms: Middle
  /** Times the bare transport of the same round, so that a busy machine weighs on both. */
  readonly times: Middle
  /**
   * The fastest tenth over the bare transport's fastest tenth: what is left when nothing else runs.
   */
  readonly quiet: number
}

function middleHalf(values: readonly number[]): Middle {
  return { median: median(values), low: quantile(values, 0.25), high: quantile(values, 0.75) }
}

/**
 * Returns what the rounds of one engine come to, in the order of `SIDES`. Throws `RangeError` for
 * no rounds.
 */
export function sideResults(rounds: readonly Round[], way: Way): SideResult[] {
  const fast = (side: Side) =>
    quantile(
      rounds.map((round) => round[way][side]),
      0.1,
    )
  return SIDES.map((side) => ({
    side,
    ms: middleHalf(rounds.map((round) => round[way][side])),
    times: middleHalf(rounds.map((round) => round[way][side] / round[way].bare)),
    quiet: ratio(fast(side), fast('bare')),
  }))
}

export interface EngineResults {
  readonly engine: string
  readonly ways: Readonly<Record<Way, readonly SideResult[]>>
}

export const engineResults = ({ engine, rounds }: EngineRounds): EngineResults => ({
  engine,
  ways: { single: sideResults(rounds, 'single'), burst: sideResults(rounds, 'burst') },
})

export interface Aim {
  readonly aim: string
  readonly is: string
  readonly limit: string
  readonly met: boolean
}

const times = (value: number) => `${value.toFixed(2)}x`

function wayAims(engine: string, way: Way, results: readonly SideResult[]): Aim[] {
  const where = `${engine}, ${WAY_NAMES[way]}`
  const ours = results.find(({ side }) => side === 'ours')
  const others = results.filter(({ side }) => !['ours', 'bare', 'penpalChecked'].includes(side))
  const alike = results.find(({ side }) => side === 'penpalChecked')
  const [best] = others.toSorted((a, b) => a.times.median - b.times.median)
  if (ours === undefined || best === undefined || alike === undefined)
    throw new Error(`${where}: a side is missing`)
  return [
    {
      aim: `${where}: to bare`,
      is: times(ours.times.median),
      limit: `at most ${times(AIM_TIMES)}`,
      met: ratio(ours.times.median, 1) <= AIM_TIMES,
    },
    {
      aim: `${where}: ahead of all (${NAMES[best.side]} is next)`,
      is: times(ours.times.median),
      limit: `below ${times(best.times.median)}`,
      met: ours.times.median < best.times.median,
    },
    {
      aim: `${where}: ahead of Penpal that does the same work`,
      is: times(ours.times.median),
      limit: `below ${times(alike.times.median)}`,
      met: ours.times.median < alike.times.median,
    },
  ]
}

/** The aims and whether they are met. */
export function verdicts(engines: readonly EngineResults[], ours: ClientSize): Aim[] {
  return [
    ...engines.flatMap(({ engine, ways }) =>
      WAYS.flatMap((way) => wayAims(engine, way, ways[way])),
    ),
    {
      aim: `client and one host, gzip (${ours.dependencies} of it valibot)`,
      is: `${ours.gzip} B`,
      limit: `below ${AIM_BYTES} B`,
      met: ours.gzip < AIM_BYTES,
    },
  ]
}

const range = ({ low, high }: Middle, digits: number) =>
  `${low.toFixed(digits)}-${high.toFixed(digits)}`

function engineTable({ engine, ways }: EngineResults): string {
  const head = WAYS.flatMap((way) => [
    `${WAY_NAMES[way]}, ms`,
    'middle half',
    'to bare',
    'middle half',
    'quiet',
  ])
  const rows = SIDES.map((side, at) => {
    const figures = WAYS.flatMap((way) => {
      const one = ways[way][at]
      if (one === undefined) throw new Error(`${engine}: ${NAMES[side]} was not measured`)
      const { ms, times: to, quiet } = one
      return [ms.median.toFixed(3), range(ms, 3), times(to.median), range(to, 2), times(quiet)]
    })
    return [NAMES[side]].concat(figures)
  })
  return textTable([[engine, ...head], ...rows])
}

/** The report that people read; `notes` say what was measured and how. */
export function reportText(
  engines: readonly EngineResults[],
  sizes: readonly ClientSize[],
  notes: readonly string[],
): string {
  const [ours] = sizes
  if (ours === undefined) throw new Error('the client was not weighed')
  const aims = verdicts(engines, ours).map(({ aim, is, limit, met }) => [
    aim,
    is,
    limit,
    met ? 'met' : 'missed',
  ])
  const weights = sizes.map((it) => [it.name, `${it.gzip}`, `${it.gzip - it.dependencies}`])
  return [
    ...notes,
    ...engines.flatMap((one) => ['', engineTable(one)]),
    '',
    textTable([['in the page, gzip', 'bytes', 'without valibot'], ...weights]),
    '',
    textTable([['', 'is', 'aim', ''], ...aims]),
  ].join('\n')
}
