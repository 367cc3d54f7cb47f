interface Dated {
  readonly itemId: string
  readonly publishTime: string
}

/** The items with which another day begins, of a list that is in order of time. */
export function firstsOfDays(items: readonly Dated[]): ReadonlySet<string> {
  const firsts = items.filter(
    ({ publishTime }, at) => items[at - 1]?.publishTime.slice(0, 8) !== publishTime.slice(0, 8),
  )
  return new Set(firsts.map((it) => it.itemId))
}
