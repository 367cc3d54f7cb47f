/** The items of a block, each with a key of what it says; the same words twice are told apart. */
export function keyed<T extends object>(items: readonly T[]): readonly (T & { key: string })[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const said = JSON.stringify(item)
    const before = seen.get(said) ?? 0
    seen.set(said, before + 1)
    return { ...item, key: `${said} ${before}` }
  })
}
