/**
 * Brings a stored document to the form that this code reads. A document says in `root.props.form`
 * which form it has; without one it is of the first. Whoever changes the fields of a block adds a
 * row to the table, and stored documents stay as they are.
 */
import * as v from 'valibot'
import { blockTypeOf } from './block-table.ts'
import type { Fields } from './field.ts'
import { LIMITS } from './limits.ts'

const record = v.record(v.string(), v.unknown())
type Props = Readonly<Record<string, unknown>>

const rawBlock = v.looseObject({ type: v.string(), props: record })
type RawBlock = v.InferOutput<typeof rawBlock>

const shape = v.looseObject({
  root: v.looseObject({ props: record }),
  content: v.array(v.unknown()),
})
type RawDocument = v.InferOutput<typeof shape>

/** Turns a document of one form into the next form. */
export interface Migration {
  /** The change, in a sentence. */
  readonly about: string
  /** New props of a block, by its type. */
  readonly blocks?: Readonly<Record<string, (props: Props) => Props>>
  readonly document?: (document: RawDocument) => RawDocument
}

/** The props with each of their slots changed; `path` is where they are in the block. */
function mapSlots(
  props: Props,
  fields: Fields,
  change: (blocks: unknown, path: string) => unknown,
  path = '',
): Props {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = props[name]
    if (field.kind === 'slot') {
      const blocks = change(value, `${path}${name}`)
      return blocks === undefined ? [] : [[name, blocks]]
    }
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    const items = value.map((item: unknown, at) =>
      v.is(record, item) ? mapSlots(item, field.fields, change, `${path}${name}[${at}].`) : item,
    )
    return [[name, items]]
  })
  return { ...props, ...Object.fromEntries(changed) }
}

/** Every block changed, those around others first; what lies too deep to be shown stays as it is. */
function mapBlocks(
  blocks: readonly unknown[],
  change: (block: RawBlock) => RawBlock,
  depth = 0,
): unknown[] {
  return blocks.map((raw) => {
    if (depth > LIMITS.depth || !v.is(rawBlock, raw)) return raw
    const block = change(raw)
    const fields = blockTypeOf(block.type)?.fields ?? {}
    const props = mapSlots(block.props, fields, (inner) =>
      Array.isArray(inner) ? mapBlocks(inner, change, depth + 1) : inner,
    )
    return { ...block, props }
  })
}

/** Slots that lay in `zones`, by `ID:FIELD`, into the props of their block, where they are missing. */
function slotsInline(document: RawDocument): RawDocument {
  const { zones: written, ...rest } = document
  const read = v.safeParse(v.record(v.string(), v.array(v.unknown())), written)
  // Each zone is used once, so that one that contains itself ends.
  const zones = new Map(read.success ? Object.entries(read.output) : [])
  if (zones.size === 0) return rest
  const content = mapBlocks(rest.content, (block) => ({
    ...block,
    props: mapSlots(block.props, blockTypeOf(block.type)?.fields ?? {}, (inner, path) => {
      if (Array.isArray(inner)) return inner
      const name = `${String(block.props['id'])}:${path}`
      const zone = zones.get(name)
      zones.delete(name)
      return zone ?? inner
    }),
  }))
  return { ...rest, content }
}

/** In order: the first leads from form 1 to form 2. */
export const MIGRATIONS: readonly Migration[] = [
  { about: 'Slots lie inline in the props of their block.', document: slotsInline },
]

/** The form that this code reads and an editor writes. */
export const FORM = MIGRATIONS.length + 1

const formSchema = v.optional(v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1)), 1), 1)

/** The document in the newest form; what is no document, and what is newer, stays as it is. */
export function migrateDocument(document: unknown, migrations = MIGRATIONS): unknown {
  const read = v.safeParse(shape, document)
  if (!read.success) return document
  const newest = migrations.length + 1
  const form = v.parse(formSchema, read.output.root.props['form'])
  if (form >= newest) return document
  const changed = migrations.slice(form - 1).reduce<RawDocument>((before, migration) => {
    const whole = migration.document?.(before) ?? before
    const { blocks } = migration
    if (blocks === undefined) return whole
    const content = mapBlocks(whole.content, (block) => {
      const isNamed = Object.prototype.hasOwnProperty.call(blocks, block.type)
      const change = isNamed ? blocks[block.type] : undefined
      return change === undefined ? block : { ...block, props: { ...change(block.props) } }
    })
    return { ...whole, content }
  }, read.output)
  const { root } = changed
  return { ...changed, root: { ...root, props: { ...root.props, form: newest } } }
}
