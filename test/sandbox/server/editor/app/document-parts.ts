/** Documents as the editor holds them: Puck's own data, every block with an id. */
import * as v from 'valibot'
import { blockTypeOf } from '#domain/page/block-table.ts'
import { readDocument, type Unreadable } from '#domain/page/document.ts'
import type { Fields } from '#domain/page/field.ts'
import { FORM, migrateDocument } from '#domain/page/migrations.ts'

const record = v.record(v.string(), v.unknown())
const block = v.object({ type: v.string(), props: v.looseObject({ id: v.string() }) })
export type EditorBlock = v.InferOutput<typeof block>
const shape = v.object({ root: v.object({ props: record }), content: v.array(v.unknown()) })

export interface EditorDocument {
  readonly root: { readonly props: Readonly<Record<string, unknown>> }
  readonly content: EditorBlock[]
}

export const newDocument = (title: string): EditorDocument => ({
  root: { props: { title, form: FORM } },
  content: [],
})

interface Reading {
  readonly ids: Set<string>
  readonly notes: string[]
}

function freeId(id: string, ids: ReadonlySet<string>): string {
  let free = id
  for (let count = 2; ids.has(free); count += 1) free = `${id}-${count}`
  return free
}

function readProps(
  props: Readonly<Record<string, unknown>>,
  fields: Fields,
  reading: Reading,
): Record<string, unknown> {
  const read = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = props[name]
    if (!Array.isArray(value)) return []
    if (field.kind === 'slot') return [[name, readBlocks(value, reading)]]
    if (field.kind === 'words') {
      return [[name, value.map((one: unknown) => (typeof one === 'string' ? { text: one } : one))]]
    }
    if (field.kind !== 'list') return []
    const items = value.map((item: unknown) =>
      v.is(record, item) ? readProps(item, field.fields, reading) : item,
    )
    return [[name, items]]
  })
  return { ...props, ...Object.fromEntries(read) }
}

function readBlocks(blocks: readonly unknown[], reading: Reading): EditorBlock[] {
  return blocks.flatMap((raw) => {
    const read = v.safeParse(block, raw)
    if (!read.success) {
      reading.notes.push('有一块没有类型或编号，已略去')
      return []
    }
    const { type, props } = read.output
    const known = blockTypeOf(type)
    // Puck looks types up in an object, where names like `constructor` find what every object has.
    if (known === undefined) {
      reading.notes.push(`未知区块 ${type.slice(0, 40)} 已略去`)
      return []
    }
    const id = freeId(props.id, reading.ids)
    if (id !== props.id) reading.notes.push(`编号 ${props.id} 重复，后一块改为 ${id}`)
    reading.ids.add(id)
    return [{ type, props: { ...readProps(props, known.fields, reading), id } }]
  })
}

/** Props as a block table writes them, as the editor holds them. */
export const editorProps = (
  props: Readonly<Record<string, unknown>>,
  fields: Fields,
): Record<string, unknown> => readProps(props, fields, { ids: new Set(), notes: [] })

/** A stored document as the editor holds it, with what had to be changed; null for no document. */
export function openDocument(
  stored: unknown,
): { readonly document: EditorDocument; readonly notes: readonly string[] } | null {
  const read = v.safeParse(shape, migrateDocument(stored))
  if (!read.success) return null
  const reading: Reading = { ids: new Set(), notes: [] }
  const content = readBlocks(read.output.content, reading)
  return { document: { root: { props: read.output.root.props }, content }, notes: reading.notes }
}

const UNREADABLE: Readonly<Record<Unreadable, string>> = {
  notAPage: '这不是页面文档：需要 root、标题和 content',
  tooLarge: '文档超过 200 KB',
  tooMany: '文档超过 80 个区块',
}

/** A file's text as a document, or why it is none. */
export function importDocument(
  text: string,
):
  | { readonly document: EditorDocument; readonly notes: readonly string[] }
  | { readonly refused: string } {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return { refused: '文件不是 JSON，现在的内容没有变' }
  }
  const page = readDocument(parsed)
  const opened = openDocument(parsed)
  if (typeof page === 'string' || opened === null) {
    const why = UNREADABLE[typeof page === 'string' ? page : 'notAPage']
    return { refused: `${why}，现在的内容没有变` }
  }
  const left = page.dropped
    .filter(({ why }) => why !== 'doubleId' && why !== 'unknownType')
    .map(({ type, id }) => `${blockTypeOf(type)?.label ?? type} ${id} 不完整，请检查`)
  return { document: opened.document, notes: [...opened.notes, ...left] }
}

/** The document that Puck holds, as it is stored. */
export function storedDocument(data: unknown): EditorDocument {
  const { root, content } = v.parse(
    v.object({ root: v.object({ props: record }), content: v.array(block) }),
    JSON.parse(JSON.stringify(data)),
  )
  return { root: { props: { ...root.props, form: FORM } }, content }
}

/** Every block of a document by its id, in order, those in slots too. */
export function blocksById(document: unknown): ReadonlyMap<string, EditorBlock> {
  const found = new Map<string, EditorBlock>()
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) walk(one)
      return
    }
    if (!v.is(record, value)) return
    const read = v.safeParse(block, value)
    if (read.success) found.set(read.output.props.id, read.output)
    for (const one of Object.values(value)) walk(one)
  }
  const read = v.safeParse(shape, document)
  if (read.success) walk(read.output.content)
  return found
}
