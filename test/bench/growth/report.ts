import { median, ratio, type Spread } from '#test/bench/statistics.ts'
import { textTable } from '#scripts/text/text-table.ts'

/** The app with so many screens; times in milliseconds, sizes in bytes. */
export interface Grown {
  readonly screens: number
  /** The entry's script: gzip, as the budget counts it. */
  readonly entry: number
  /** Of all packs together. */
  readonly packs: number
  /** The web build alone. */
  readonly build: Spread
  readonly paint: Spread
  readonly figure: Spread
}

const count = (bytes: number) => bytes.toLocaleString('en')
const kilobytes = (bytes: number) => (bytes / 1_000).toFixed(1)
const range = ({ least, most }: Spread) => `${least.toFixed(0)}-${most.toFixed(0)}`
const times = (value: number) => `${value.toFixed(2)}x`

/** The median of the ratios within each round, so that a slow round weighs on both sides. */
const within = (value: Spread, base: Spread) =>
  median(value.values.map((ms, round) => ms / (base.values[round] ?? Number.NaN)))

const HEAD = ['screens', 'entry, gzip', 'budget', 'packs KB', 'ratio'].concat(
  ['build ms', 'paint ms', 'figure ms'].flatMap((time) => [time, 'ratio', 'range']),
)

function table(all: readonly Grown[], base: Grown, budget: number): string {
  const spread = (value: Spread, to: Spread) => [
    value.median.toFixed(0),
    times(within(value, to)),
    range(value),
  ]
  return textTable([
    HEAD,
    ...all.map((it) => [
      String(it.screens),
      count(it.entry),
      count(budget),
      kilobytes(it.packs),
      times(ratio(it.packs, base.packs)),
      ...spread(it.build, base.build),
      ...spread(it.paint, base.paint),
      ...spread(it.figure, base.figure),
    ]),
  ])
}

const bytesPerScreen = (from: Grown, to: Grown) =>
  (to.entry - from.entry) / (to.screens - from.screens)

/**
 * Returns what each added screen costs the entry, and at how many the budget is used up: between
 * the last size within it and the first beyond, or as the nearest two sizes go on. `sorted` has the
 * smallest first.
 */
function rate(sorted: readonly Grown[], budget: number): string[] {
  const beyond = sorted.findIndex(({ entry }) => entry > budget)
  const at = Math.max(1, beyond === -1 ? sorted.length - 1 : beyond)
  const [least, from, to, most] = [sorted[0], sorted[at - 1], sorted[at], sorted.at(-1)]
  if (!least || !from || !to || !most) return []
  const cost = `Each screen adds ${bytesPerScreen(least, most).toFixed(0)} bytes to the entry`
  const slope = bytesPerScreen(from, to)
  if (slope <= 0) return [`${cost}.`]
  const limit = Math.max(0, Math.floor(from.screens + (budget - from.entry) / slope))
  return [`${cost}; the budget allows about ${limit} screens.`]
}

/** Returns whether the entry is within its budget. */
function verdict({ screens, entry }: Grown, budget: number): string {
  const apart = count(Math.abs(entry - budget))
  return entry > budget
    ? `BUDGET BROKEN at ${screens} screens: the entry is ${apart} bytes over ${count(budget)}.`
    : `Budget met at ${screens} screens: ${apart} bytes are left.`
}

/** The difference that the largest size may make over the smallest. */
export const AIMS = { bytes: 1_000, times: 1.02 } as const

/** Returns whether more screens cost a cold start anything: bytes of the entry, and time. */
function growthVerdicts(least: Grown, most: Grown): string[] {
  if (least === most) return []
  const more = most.screens - least.screens
  const bytes = most.entry - least.entry
  const slower = within(most.figure, least.figure)
  const judged = (isMet: boolean) => (isMet ? 'met' : 'MISSED')
  return [
    `Growth ${judged(bytes <= AIMS.bytes)}: ${more} screens add ${count(bytes)} bytes to the entry, of ${count(AIMS.bytes)} at most.`,
    `Growth ${judged(slower <= AIMS.times)}: with them the figure takes ${slower.toFixed(3)} times as long, ${AIMS.times} at most.`,
  ]
}

/**
 * The report that people read, ratios to the smallest size; `notes` say what was measured and how.
 * Throws for no size.
 */
export function reportText(
  all: readonly Grown[],
  budget: number,
  notes: readonly string[],
): string {
  const sorted = all.toSorted((a, b) => a.screens - b.screens)
  const [least, most] = [sorted[0], sorted.at(-1)]
  if (least === undefined || most === undefined) throw new RangeError('no size was measured')
  return [
    ...notes,
    '',
    table(sorted, least, budget),
    '',
    ...sorted.map((it) => verdict(it, budget)),
    ...rate(sorted, budget),
    ...growthVerdicts(least, most),
  ].join('\n')
}
