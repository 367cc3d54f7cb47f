import * as v from 'valibot'

export interface PageDiff {
  /** Ids of blocks, wherever they are in the page. */
  readonly added: readonly string[]
  readonly removed: readonly string[]
  readonly changed: readonly string[]
  /** True if the order or nesting differs of the blocks that both have. */
  readonly moved: boolean
  /** True if the page's own props differ. */
  readonly root: boolean
}

const block = v.object({
  type: v.string(),
  props: v.looseObject({ id: v.string() }),
})

/** Every block of the document in its order, with its own content as text, without its slots'. */
function blocksOf(value: unknown, found: Map<string, string>): unknown {
  if (Array.isArray(value)) return value.map((it) => blocksOf(it, found))
  if (typeof value !== 'object' || value === null) return value
  const read = v.safeParse(block, value)
  const at = found.size
  if (read.success) found.set(read.output.props.id, String(at))
  const entries = Object.entries(value)
  entries.sort(([a], [b]) => (a < b ? -1 : 1))
  const own = entries.map(([name, it]) => [name, blocksOf(it, found)])
  if (!read.success) return own
  found.set(read.output.props.id, JSON.stringify(own))
  return ''
}

const partsOf = (document: unknown) => {
  const found = new Map<string, string>()
  const whole = v.safeParse(
    v.object({
      root: v.optional(v.unknown()),
      content: v.optional(v.unknown()),
      zones: v.optional(v.unknown()),
    }),
    document,
  )
  if (!whole.success) return { found, root: '' }
  blocksOf([whole.output.content, whole.output.zones], found)
  return { found, root: JSON.stringify(blocksOf(whole.output.root, new Map())) ?? '' }
}

/** Returns what is different in `after`, block by block. */
export function pageDiff(before: unknown, after: unknown): PageDiff {
  const [a, b] = [partsOf(before), partsOf(after)]
  const both = (ids: Iterable<string>) =>
    [...ids].filter((id) => a.found.has(id) && b.found.has(id))
  return {
    added: [...b.found.keys()].filter((id) => !a.found.has(id)),
    removed: [...a.found.keys()].filter((id) => !b.found.has(id)),
    changed: both(a.found.keys()).filter((id) => a.found.get(id) !== b.found.get(id)),
    moved: both(a.found.keys()).join() !== both(b.found.keys()).join(),
    root: a.root !== b.root,
  }
}
