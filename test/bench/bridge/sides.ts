/**
 * The bridges that are compared. `bare` is the channel with ids and JSON and nothing else;
 * `penpalChecked` the same connection of Penpal made to do what ours does: its own time limit on
 * each call, and arguments and reply checked by the contract.
 */
export const SIDES = ['bare', 'ours', 'dsbridge', 'wvjb', 'vk', 'penpal', 'penpalChecked'] as const
export type Side = (typeof SIDES)[number]

/**
 * One round on one engine: milliseconds a round trip, one at a time and with 100 under way, by
 * side.
 */
export interface Round {
  readonly single: Readonly<Record<Side, number>>
  readonly burst: Readonly<Record<Side, number>>
}

/** One after the other, a round; enough for WebKit's clock, which has whole milliseconds. */
export const CALLS = 100
/** At once, a round so many times. */
export const AT_ONCE = 100
export const BURSTS = 3
