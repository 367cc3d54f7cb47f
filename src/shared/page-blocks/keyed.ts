/** The items of a block with keys: operators may write the same words twice. */
export const keyed = <T extends object>(items: readonly T[]): readonly (T & { key: string })[] =>
  items.map((item, at) => ({ ...item, key: String(at) }))
