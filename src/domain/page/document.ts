/**
 * Reads a page as an editor wrote it (rules.md#composed-pages): Puck's JSON, its blocks in
 * `content`, slots inline in props. Old documents are brought to that form first. What cannot be
 * shown is left out and named; the rest stays as it is.
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
  /** As written; for people. */
  readonly type: string
  /** Empty where it has none. */
  readonly id: string
  readonly why: DropReason
  /** Which field, where one is wrong. */
  readonly field: string
}

/** Its place: before the block `at` of those that it would be `among`. */
export interface Dropped extends LeftOut {
  readonly among: readonly Block[]
  readonly at: number
}

export interface PageDocument {
  readonly root: PageRoot
  readonly blocks: readonly Block[]
  readonly dropped: readonly Dropped[]
  /** How many blocks the document has, those left out among them; hidden ones do not count. */
  readonly total: number
}

export type Unreadable = 'notAPage' | 'tooLarge' | 'tooMany'

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
const identity = v.object({ id: v.pipe(v.string(), v.regex(/^[\w.:-]{1,64}$/)) })
const conditions = v.object({
  when,
  arm: v.optional(v.pipe(v.string(), v.regex(ARM)), ''),
})
const envelope = v.object({
  type: v.string(),
  props: v.record(v.string(), v.unknown()),
})
const puck = v.object({
  root: v.object({ props: v.unknown() }),
  content: v.array(v.unknown()),
})

/** What a block's props say of who sees it and when; null where that cannot be read. */
export function conditionsOf(props: unknown): Pick<Block, 'when' | 'who' | 'arm'> | null {
  const read = v.safeParse(conditions, props)
  if (!read.success) return null
  const given = v.safeParse(v.object({ who: v.optional(v.nullable(who), null) }), props)
  return {
    when: read.output.when ?? { from: null, until: null },
    who: given.success ? (given.output.who ?? {}) : null,
    arm: read.output.arm,
  }
}

interface Reading {
  readonly ids: Set<string>
  readonly dropped: Dropped[]
  total: number
}

/** Thrown within the reader alone. */
class TooMany extends Error {}

type Slots = (readonly Block[])[]

/** The props with their slots read. */
function withSlots(
  props: Readonly<Record<string, unknown>>,
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
        v.is(v.record(v.string(), v.unknown()), item)
          ? withSlots(item, field.fields, slots, read)
          : item,
      ),
    ]
  })
  return Object.fromEntries(entries)
}

/** What an editor has hidden is no part of the page. */
const isHidden = (raw: unknown): boolean =>
  v.is(v.object({ props: v.object({ hidden: v.literal(true) }) }), raw)

function readBlock(
  raw: unknown,
  { depth, isLast }: { readonly depth: number; readonly isLast: boolean },
  among: readonly Block[],
  reading: Reading,
): Block | null {
  const outer = v.safeParse(envelope, raw)
  reading.total += 1
  if (reading.total > LIMITS.blocks) throw new TooMany()
  const type = outer.success ? outer.output.type : ''
  const props = outer.success ? outer.output.props : {}
  const head = v.safeParse(identity, props)
  const id = head.success ? head.output.id : ''
  const drop = (why: DropReason, field = ''): null => {
    reading.dropped.push({ type, id, why, field, among, at: among.length })
    return null
  }
  if (depth > LIMITS.depth) return drop('tooDeep')
  if (!head.success) return drop('invalid', v.getDotPath(head.issues[0]) ?? '')
  if (reading.ids.has(id)) return drop('doubleId', 'id')
  reading.ids.add(id)
  const known = blockTypeOf(type)
  if (known === undefined) return drop('unknownType')
  if (known.isLast && (depth > 0 || !isLast)) return drop('notLast')
  const slots: Slots = []
  const filled = withSlots(props, known.fields, slots, (inner) =>
    readBlocks(inner, depth + 1, reading),
  )
  const parsed = v.safeParse(known.schema, filled)
  if (!parsed.success) return drop('invalid', v.getDotPath(parsed.issues[0]) ?? '')
  const shownTo = conditionsOf(props)
  if (shownTo === null) return drop('invalid', 'when')
  return { type, id, ...shownTo, props: parsed.output, slots }
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

/** How many bytes the document takes as JSON; endless where it cannot be written as such. */
export function bytesOf(document: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(document) ?? '').length
  } catch {
    return Number.POSITIVE_INFINITY
  }
}

/** The page, or why nothing of it can be shown. */
export function readDocument(document: unknown): PageDocument | Unreadable {
  const outer = v.safeParse(puck, migrateDocument(document))
  if (!outer.success) return 'notAPage'
  const root = v.safeParse(lenientRoot, outer.output.root.props)
  if (!root.success) return 'notAPage'
  if (bytesOf(document) > LIMITS.bytes) return 'tooLarge'
  const reading: Reading = { ids: new Set(), dropped: [], total: 0 }
  try {
    const blocks = readBlocks(outer.output.content, 0, reading)
    return { root: root.output, blocks, dropped: reading.dropped, total: reading.total }
  } catch (error) {
    if (error instanceof TooMany) return 'tooMany'
    throw error
  }
}

/** Whether the page in the pack is the better one: this asks for a newer renderer, or lost too much. */
export const isBeyondUs = (page: PageDocument, renderer: number): boolean =>
  page.root.minRenderer > renderer || page.dropped.length * 2 > page.total
