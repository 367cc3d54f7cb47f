/** Two documents compared block by block, as people read it, and put together by their choice. */
import * as v from 'valibot'
import { blockTypeOf } from '#domain/page/block-table.ts'
import { pageDiff } from '#domain/page/diff.ts'
import type { Fields } from '#domain/page/field.ts'
import { blocksById, type EditorBlock, type EditorDocument } from './document-parts.ts'
import { AUDIENCE_LABEL, audienceText, blockName, fieldName } from './words.ts'

export interface FieldChange {
  readonly name: string
  readonly before: string
  readonly after: string
}

export interface Difference {
  /** The block's id; empty for the page itself. */
  readonly id: string
  readonly kind: 'added' | 'removed' | 'changed'
  readonly title: string
  readonly fields: readonly FieldChange[]
}

const record = v.record(v.string(), v.unknown())

/** A value as one short text; slots and what they hold are other rows. */
function shortText(value: unknown): string {
  if (value === undefined || value === null || value === '') return '（空）'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const plain = text.replace(/<[^>]*>/g, '')
  return plain.length > 80 ? `${plain.slice(0, 80)}…` : plain
}

/** The title by which people know a block. */
function blockTitle({ type, props }: EditorBlock): string {
  const words = [props['title'], props['text'], props['label'], props['before'], props['alt']]
  const first = words.find((it) => typeof it === 'string' && it !== '')
  return typeof first === 'string' ? `${blockName(type)}「${first}」` : blockName(type)
}

/** The props by path, without slots: `items.0.label`. */
function leaves(value: unknown, fields: Fields, path = ''): [string, unknown][] {
  if (!v.is(record, value)) return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    const at = path === '' ? name : `${path}.${name}`
    if (field?.kind === 'slot' || name === 'id') return []
    if (field?.kind === 'list' && Array.isArray(inner)) {
      return inner.flatMap((item: unknown, index) => leaves(item, field.fields, `${at}.${index}`))
    }
    return [[at, inner]]
  })
}

/** A field's value; whom a block is for is said as of a page. */
const valueText = (path: string, value: unknown): string =>
  path === 'who' ? audienceText(value ?? {}) : shortText(value)

function fieldChanges(before: unknown, after: unknown, fields: Fields): FieldChange[] {
  const [a, b] = [new Map(leaves(before, fields)), new Map(leaves(after, fields))]
  return [...new Set([...a.keys(), ...b.keys()])]
    .filter((path) => JSON.stringify(a.get(path)) !== JSON.stringify(b.get(path)))
    .map((path) => ({
      name: fieldName(path, fields),
      before: valueText(path, a.get(path)),
      after: valueText(path, b.get(path)),
    }))
}

const rootProps = (document: unknown): unknown => {
  const read = v.safeParse(v.object({ root: v.object({ props: record }) }), document)
  if (!read.success) return {}
  const { form: _form, ...props } = read.output.root.props
  return props
}

/**
 * The differences of `after` from `before`; `moved` says whether the order is another. The audience
 * of the page is one of its own settings, where it is given.
 */
export function differences(
  before: unknown,
  after: unknown,
  [audienceBefore, audienceAfter]: readonly [before: object, after: object] = [{}, {}],
): { readonly rows: readonly Difference[]; readonly moved: boolean } {
  const [a, b] = [blocksById(before), blocksById(after)]
  const { added, removed, changed, moved } = pageDiff(before, after)
  const row = (
    kind: Difference['kind'],
    id: string,
    found: EditorBlock | undefined,
  ): Difference[] => {
    if (found === undefined) return []
    const fields = blockTypeOf(found.type)?.fields ?? {}
    const changes =
      kind === 'changed' ? fieldChanges(a.get(id)?.props, b.get(id)?.props, fields) : []
    return [{ id, kind, title: blockTitle(found), fields: changes }]
  }
  const [forBefore, forAfter] = [audienceText(audienceBefore), audienceText(audienceAfter)]
  const page = [
    ...fieldChanges(rootProps(before), rootProps(after), {}),
    ...(forBefore === forAfter
      ? []
      : [{ name: AUDIENCE_LABEL, before: forBefore, after: forAfter }]),
  ]
  return {
    rows: [
      ...(page.length > 0
        ? [{ id: '', kind: 'changed' as const, title: '页面设置', fields: page }]
        : []),
      ...changed.flatMap((id) => row('changed', id, b.get(id))),
      ...added.flatMap((id) => row('added', id, b.get(id))),
      ...removed.flatMap((id) => row('removed', id, a.get(id))),
    ],
    moved,
  }
}

/** The block with `own` as its props, and the slots that it has. */
function withOwnProps(block: EditorBlock, own: EditorBlock): EditorBlock {
  const keepSlots = (
    mine: Readonly<Record<string, unknown>>,
    theirs: Readonly<Record<string, unknown>>,
    fields: Fields,
  ): Record<string, unknown> => {
    const kept = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      const [here, there] = [mine[name], theirs[name]]
      if (field.kind === 'slot') return [[name, here]]
      if (field.kind !== 'list' || !Array.isArray(here) || !Array.isArray(there)) return []
      const items = there.map((item: unknown, at) => {
        const old: unknown = here[at]
        return v.is(record, item) && v.is(record, old) ? keepSlots(old, item, field.fields) : item
      })
      return [[name, items]]
    })
    return { ...theirs, ...Object.fromEntries(kept) }
  }
  const fields = blockTypeOf(block.type)?.fields ?? {}
  return {
    type: own.type,
    props: { ...keepSlots(block.props, own.props, fields), id: own.props.id },
  }
}

/**
 * My document with theirs in place of mine for the ids in `theirs` (empty: the page's own props): a
 * block that both have gets their fields, one that only I have goes, one that only they have comes
 * at the end.
 */
export function mergeDocuments(
  mine: EditorDocument,
  other: EditorDocument,
  theirs: ReadonlySet<string>,
): EditorDocument {
  const [ours, others] = [blocksById(mine), blocksById(other)]
  const mapValue = (value: unknown): unknown => {
    if (Array.isArray(value)) return mapList(value)
    if (!v.is(record, value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mapValue(inner)]))
  }
  const mapList = (list: readonly unknown[]): unknown[] =>
    list.flatMap((item) => {
      const id = v.is(v.object({ props: v.object({ id: v.string() }) }), item)
        ? item.props.id
        : null
      const block = id === null ? undefined : ours.get(id)
      if (id === null || block === undefined) return [mapValue(item)]
      const their = others.get(id)
      if (!theirs.has(id)) return [mapValue(block)]
      return their === undefined ? [] : [mapValue(withOwnProps(block, their))]
    })
  const content = v.parse(
    v.array(v.object({ type: v.string(), props: v.looseObject({ id: v.string() }) })),
    mapList(mine.content),
  )
  const missing = [...theirs].flatMap((id) => (ours.has(id) ? [] : (others.get(id) ?? [])))
  return { root: theirs.has('') ? other.root : mine.root, content: [...content, ...missing] }
}
