/** The items of a block, each with a key made of its content; equal items are numbered. */
export function keyed<T extends object>(items: readonly T[]): readonly (T & { key: string })[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const content = JSON.stringify(item)
    const before = seen.get(content) ?? 0
    seen.set(content, before + 1)
    return { ...item, key: `${content} ${before}` }
  })
}
