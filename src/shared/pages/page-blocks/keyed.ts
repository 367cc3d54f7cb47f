/** The items of a block, each with its place as its key: within a version no item moves. */
export const keyed = <T extends object>(items: readonly T[]): readonly (T & { key: string })[] =>
  items.map((item, at) => ({ ...item, key: String(at) }))
