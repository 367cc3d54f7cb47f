/** The summary of many runs of one measurement, in the measurement's own unit. */
export interface Spread {
  readonly median: number
  readonly least: number
  readonly most: number
  /** In the order in which they were measured. */
  readonly values: readonly number[]
}

/**
 * The middle value; of an even number of values the mean of the two middle ones. Throws
 * `RangeError` for none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  if (upper === undefined || lower === undefined) throw new RangeError('there is no median of none')
  return (lower + upper) / 2
}

/** Median and range of the values. Throws `RangeError` for none. */
export function spread(values: readonly number[]): Spread {
  return { median: median(values), least: Math.min(...values), most: Math.max(...values), values }
}

/**
 * Returns how many times `base` goes into `value`, two decimals. Throws `RangeError` where `base`
 * is not above 0.
 */
export function ratio(value: number, base: number): number {
  if (!(base > 0)) throw new RangeError(`a ratio to ${base} has no meaning`)
  return Math.round((value / base) * 100) / 100
}

/**
 * The items, beginning with another one each round, so that none is always measured after the same
 * neighbour's turn.
 */
export function turned<T>(items: readonly T[], round: number): readonly T[] {
  const first = items.length === 0 ? 0 : round % items.length
  return [...items.slice(first), ...items.slice(0, first)]
}
