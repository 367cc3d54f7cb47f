/**
 * Reads a page as an editor wrote it (rules.md#composed-pages): Puck's JSON, its blocks in
 * `content`, slots inline in props. Old documents are brought to that form first. What cannot be
 * shown is left out and reported; the rest stays as it is.
 */
import * as v from 'valibot'
import { isTime14 } from '#domain/calendar/calendar-date.ts'
import { blockTypeOf } from './block-table.ts'
import { ARM, HOSTS, type Block } from './block.ts'
import type { Fields } from './field.ts'
import { LIMITS } from './limits.ts'
import { migrateDocument } from './migrations.ts'
import { lenientRoot, type PageRoot } from './root.ts'

export const DROP_REASONS = [
  'unknownType',
  'invalid',
  'doubleId',
  'tooDeep',
  /** Another block follows one that may only be the last. */
  'notLast',
  /** Its component threw. */
  'threw',
] as const
export type DropReason = (typeof DROP_REASONS)[number]

/** A block that is not shown, and why. */
export interface LeftOut {
  /** As written in the document, for error messages. */
  readonly type: string
  /** Empty where it has none. */
  readonly id: string
  readonly why: DropReason
  /** The field, where one is wrong. */
  readonly field: string
}

/** The place where it would be: before the block at index `at` of `among`. */
export interface Dropped extends LeftOut {
  readonly among: readonly Block[]
  readonly at: number
}

export interface PageDocument {
  readonly root: PageRoot
  readonly blocks: readonly Block[]
  readonly dropped: readonly Dropped[]
  /**
   * The number of blocks that the document has, those left out among them; hidden ones do not
   * count.
   */
  readonly total: number
}

export type Unreadable = 'notAPage' | 'tooLarge' | 'tooMany'
/** The reason why a document is not even saved as a draft. */
export type Unkept = Exclude<Unreadable, 'tooMany'> | 'tooDeep'

const moment = v.pipe(v.string(), v.check(isTime14))
const when = v.optional(
  v.nullable(
    v.object({
      from: v.optional(v.nullable(moment), null),
      until: v.optional(v.nullable(moment), null),
    }),
  ),
  null,
)
const who = v.strictObject({
  signedIn: v.optional(v.boolean()),
  newUser: v.optional(v.boolean()),
  vip: v.optional(v.boolean()),
  classMin: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
  holds: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^\d{6}$/))), v.minLength(1))),
  hosts: v.optional(v.pipe(v.array(v.picklist(HOSTS)), v.minLength(1))),
})
const conditions = v.object({
  when,
  // An absent condition admits everyone; one that cannot be read is null and admits no one.
  who: v.optional(v.nullable(v.fallback(v.nullable(who), null), {}), {}),
  arm: v.optional(v.pipe(v.string(), v.regex(ARM)), ''),
})
const puck = v.object({
  root: v.object({ props: v.unknown() }),
  content: v.array(v.unknown()),
})

const draftShape = v.object({
  root: v.object({ props: v.custom<Props>((it) => isRecord(it) && !Array.isArray(it)) }),
  content: v.array(v.unknown()),
})

/** Returns who sees a block and when, by its props; null if that cannot be read. */
export function conditionsOf(props: unknown): Pick<Block, 'when' | 'who' | 'arm'> | null {
  const read = v.safeParse(conditions, props)
  if (!read.success) return null
  return {
    when: read.output.when ?? { from: null, until: null },
    who: read.output.who,
    arm: read.output.arm,
  }
}

const ID = /^[\w.:-]{1,64}$/

type Props = Readonly<Record<string, unknown>>

/** Without a schema, for speed: this runs for every block and item. */
const isRecord = (value: unknown): value is Props => typeof value === 'object' && value !== null

interface Reading {
  readonly ids: Set<string>
  readonly dropped: Dropped[]
  total: number
}

/** Thrown and caught inside the reader. */
class TooMany extends Error {}

type Slots = (readonly Block[])[]

/** The props with their slots read. */
function withSlots(
  props: Props,
  fields: Fields,
  slots: Slots,
  read: (raw: readonly unknown[]) => readonly Block[],
): Record<string, unknown> {
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => {
    const value = props[name]
    if (field.kind === 'slot') {
      const blocks = read(Array.isArray(value) ? value : [])
      slots.push(blocks)
      return [name, blocks]
    }
    if (field.kind !== 'list' || !Array.isArray(value)) return [name, value]
    return [
      name,
      value.map((item: unknown) =>
        isRecord(item) ? withSlots(item, field.fields, slots, read) : item,
      ),
    ]
  })
  return Object.fromEntries(entries)
}

const isHidden = (raw: unknown): boolean =>
  isRecord(raw) && isRecord(raw['props']) && raw['props']['hidden'] === true

const NO_PROPS: Props = {}

const headOf = (raw: unknown): { readonly type: string; readonly props: Props } | null => {
  if (!isRecord(raw)) return null
  const { type, props } = raw
  return typeof type === 'string' && isRecord(props) ? { type, props } : null
}

function countOne(reading: Reading): void {
  reading.total += 1
  if (reading.total > LIMITS.blocks) throw new TooMany()
}

/** Counts the blocks in the arrays of a block that is left out before they are read. */
function countInside(props: Props, depth: number, reading: Reading): void {
  if (depth > LIMITS.depth) return
  for (const value of Object.values(props)) {
    for (const item of Array.isArray(value) ? value : []) {
      if (isHidden(item)) continue
      const inner = headOf(item)
      if (inner !== null) countOne(reading)
      // Items of a list may have slots too.
      const held: unknown = inner === null ? item : inner.props
      if (isRecord(held)) countInside(held, depth + 1, reading)
    }
  }
}

/** Frees the ids of blocks that are left out, for the blocks that follow. */
function freeIds(slots: Block['slots'], ids: Set<string>): void {
  for (const block of slots.flat()) {
    ids.delete(block.id)
    freeIds(block.slots, ids)
  }
}

function readBlock(
  raw: unknown,
  { depth, isLast }: { readonly depth: number; readonly isLast: boolean },
  among: readonly Block[],
  reading: Reading,
): Block | null {
  const { type, props } = headOf(raw) ?? { type: '', props: NO_PROPS }
  countOne(reading)
  const isNamed = typeof props['id'] === 'string' && ID.test(props['id'])
  const id = isNamed ? String(props['id']) : ''
  const drop = (why: DropReason, field = ''): null => {
    reading.dropped.push({ type, id, why, field, among, at: among.length })
    return null
  }
  /** Leaves out a block whose slots are unread: the blocks in them count towards the limit. */
  const dropWhole = (why: DropReason, field = ''): null => {
    countInside(props, depth + 1, reading)
    return drop(why, field)
  }
  if (depth > LIMITS.depth) return drop('tooDeep')
  if (!isNamed) return dropWhole('invalid', 'id')
  if (reading.ids.has(id)) return dropWhole('doubleId', 'id')
  const known = blockTypeOf(type)
  if (known === undefined) return dropWhole('unknownType')
  if (known.isLast && (depth > 0 || !isLast)) return dropWhole('notLast')
  reading.ids.add(id)
  const slots: Slots = []
  const filled = withSlots(props, known.fields, slots, (inner) =>
    readBlocks(inner, depth + 1, reading),
  )
  const parsed = v.safeParse(known.schema, filled)
  const shownTo = conditionsOf(props)
  if (parsed.success && shownTo !== null) {
    return { type, id, ...shownTo, props: parsed.output, slots }
  }
  reading.ids.delete(id)
  freeIds(slots, reading.ids)
  return drop('invalid', parsed.success ? 'when' : (v.getDotPath(parsed.issues[0]) ?? ''))
}

function readBlocks(raw: readonly unknown[], depth: number, reading: Reading): Block[] {
  const all = raw.filter((it) => !isHidden(it))
  const blocks: Block[] = []
  for (const [at, it] of all.entries()) {
    const block = readBlock(it, { depth, isLast: at === all.length - 1 }, blocks, reading)
    if (block !== null) blocks.push(block)
  }
  return blocks
}

/**
 * Returns whether the document takes more bytes as JSON than allowed, or cannot be written as such.
 */
function isTooLarge(document: unknown): boolean {
  try {
    const text = JSON.stringify(document) ?? ''
    // A character takes at most three bytes, so most pages need not be encoded.
    if (text.length * 3 <= LIMITS.bytes) return false
    return text.length > LIMITS.bytes || new TextEncoder().encode(text).length > LIMITS.bytes
  } catch {
    return true
  }
}

/**
 * Returns whether objects and arrays lie deeper in one another than so many levels; without
 * recursion.
 */
function isDeeper(value: unknown, levels: number): boolean {
  let level: readonly unknown[] = [value]
  for (let at = 0; at <= levels; at += 1) {
    level = level.flatMap((it) =>
      isRecord(it) ? Object.values(it).filter((inner) => isRecord(inner)) : [],
    )
    if (level.length === 0) return false
  }
  return true
}

/**
 * The reason why the document is not saved as a draft: a draft may be incomplete, but it is a page
 * that an editor can open. Null where it is saved.
 */
export function unkept(document: unknown): Unkept | null {
  if (isDeeper(document, LIMITS.levels)) return 'tooDeep'
  if (isTooLarge(document)) return 'tooLarge'
  return v.is(draftShape, document) ? null : 'notAPage'
}

/** The page, or why nothing of it can be shown. */
export function readDocument(document: unknown): PageDocument | Unreadable {
  const outer = v.safeParse(puck, migrateDocument(document))
  if (!outer.success) return 'notAPage'
  const root = v.safeParse(lenientRoot, outer.output.root.props)
  if (!root.success) return 'notAPage'
  if (isTooLarge(document)) return 'tooLarge'
  const reading: Reading = { ids: new Set(), dropped: [], total: 0 }
  try {
    const blocks = readBlocks(outer.output.content, 0, reading)
    return { root: root.output, blocks, dropped: reading.dropped, total: reading.total }
  } catch (error) {
    if (error instanceof TooMany) return 'tooMany'
    throw error
  }
}

const countBlocks = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { slots }) => sum + slots.reduce((all, it) => all + countBlocks(it), 1), 0)

/**
 * Returns whether the pack's page is the better one: this one needs a newer renderer or lost over
 * half.
 */
export const isBeyondUs = (page: PageDocument, renderer: number): boolean =>
  page.root.minRenderer > renderer || countBlocks(page.blocks) * 2 < page.total
