interface Published {
  readonly itemId: string
  readonly publishTime: string
}

/** The newest of several lists, each once. */
export function newestOf<Item extends Published>(
  lists: readonly (readonly Item[])[],
  most: number,
): readonly Item[] {
  const all = new Map(lists.flat().map((item) => [item.itemId, item]))
  const items = [...all.values()]
  items.sort((a, b) => (a.publishTime < b.publishTime ? 1 : a.publishTime > b.publishTime ? -1 : 0))
  return items.slice(0, most)
}
