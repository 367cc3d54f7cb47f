/** The figures of a startup bench, a row for each page and way. */
import { median, ratio } from '#test/bench/statistics.ts'
import type { Load } from './load.ts'
import type { WebkitLoad } from './webkit.ts'

export const SCREENS = ['home', 'fund-detail', 'holdings', 'orders', 'page', 'rules'] as const
export type Screen = (typeof SCREENS)[number]

export const ENGINES = ['chromium', 'webkit'] as const
export type Engine = (typeof ENGINES)[number]

/**
 * The way in which an app's page is opened; `offline` ways show what was kept, where the provider
 * is not reached.
 */
export const APP_WAYS = [
  'cold',
  'again',
  'warm',
  'worker',
  'chat',
  'offline',
  'worker-offline',
] as const
export type AppWay = (typeof APP_WAYS)[number]
export const USUAL_WAYS: readonly AppWay[] = ['cold', 'again', 'warm', 'worker']

/** The ways in which an ordinary app is measured. */
export const PEER_WAYS = ['cold', 'warm', 'worker'] as const
export type PeerWay = (typeof PEER_WAYS)[number]
export const PEER_SCREENS: readonly Screen[] = ['home', 'fund-detail', 'holdings']

/**
 * The way in which a page came. `static` is the least page there can be, `finished` the screen as
 * one file.
 */
export type Way = 'static' | 'finished' | AppWay

/** The checkout: this one, or the one to compare with; `peer`: the ordinary app. */
export type Side = 'this' | 'against' | 'peer'

/** Every open of one page in one way, in the order of the rounds. */
export interface StartupRow<L> {
  readonly side: Side
  /** `null` for the static page. */
  readonly screen: Screen | null
  readonly way: Way
  /** Empty where the build has no such way. */
  readonly loads: readonly L[]
}

export type ChromiumRow = StartupRow<Load>
export type WebkitRow = StartupRow<WebkitLoad>

/**
 * The median over the rounds of one value to another of the same round, so that a busy machine
 * weighs on both; null where no round has both.
 */
export function pairedRatio(
  values: readonly (number | null)[],
  bases: readonly (number | null)[],
): number | null {
  const pairs = values.flatMap((value, round) => {
    const base = bases[round] ?? null
    return value === null || base === null ? [] : [ratio(value, base)]
  })
  return pairs.length === 0 ? null : Math.round(median(pairs) * 100) / 100
}

export function find<L>(
  rows: readonly StartupRow<L>[],
  way: Way,
  screen: Screen | null,
  side: Side = 'this',
) {
  return rows.find((it) => it.way === way && it.screen === screen && it.side === side)?.loads ?? []
}
