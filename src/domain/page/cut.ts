/**
 * The part of a document that the provider leaves for one viewer (rules.md#composed-pages): the
 * blocks of their audience, arm and time, without the conditions that were decided.
 */
import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { isMeant, isPersonal, isTime, type Viewer } from './audience.ts'
import { blockTypeOf } from './block-table.ts'
import { conditionsOf } from './document.ts'
import { isByArm, type Fields } from './field.ts'
import { LIMITS } from './limits.ts'
import { migrateDocument } from './migrations.ts'

export interface CutDocument {
  readonly doc: unknown
  /** True if any block depended on who the viewer is. */
  readonly personal: boolean
  /** The time when a block next comes or goes; null for never. */
  readonly nextChangeAt: Time14 | null
}

const record = v.record(v.string(), v.unknown())
const raw = v.object({ type: v.string(), props: record })

/** Returns whether nothing is left of items that are each for a time and an arm. */
const isEmptied = (props: Readonly<Record<string, unknown>>, fields: Fields): boolean =>
  Object.entries(fields).some(([name, field]) => {
    const items = props[name]
    return (
      field.kind === 'list' && isByArm(field.fields) && Array.isArray(items) && items.length === 0
    )
  })

export function cutDocument(
  document: unknown,
  viewer: Viewer,
  now: Time14,
  arm: string | null,
): CutDocument {
  let personal = false
  let nextChangeAt: Time14 | null = null
  const noteChange = (at: Time14 | null) => {
    if (at !== null && at > now && (nextChangeAt === null || at < nextChangeAt)) nextChangeAt = at
  }

  const cutProps = (
    props: Record<string, unknown>,
    fields: Fields,
    depth: number,
  ): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(props).map(([name, value]) => {
        const field = Object.prototype.hasOwnProperty.call(fields, name) ? fields[name] : undefined
        if (!Array.isArray(value)) return [name, value]
        if (field?.kind === 'slot') return [name, cutBlocks(value, depth + 1)]
        if (field?.kind !== 'list') return [name, value]
        const items = isByArm(field.fields) ? cutItems(value) : value
        return [
          name,
          items.map((item: unknown) =>
            v.is(record, item) ? cutProps(item, field.fields, depth) : item,
          ),
        ]
      }),
    )

  /** Items that are each for a time and an arm: those of the viewer, now. */
  const cutItems = (items: readonly unknown[]): unknown[] =>
    items.flatMap((item) => {
      if (!v.is(record, item)) return [item]
      const { arm: of, ...rest } = item
      const { from, until } = item
      const conditions = conditionsOf({ when: { from, until }, arm: of })
      if (conditions === null) return [item]
      const { when } = conditions
      if (conditions.arm !== '' && conditions.arm !== arm) return []
      noteChange(when.from)
      noteChange(when.until)
      return isTime(when, now) ? [rest] : []
    })

  const cutBlocks = (blocks: readonly unknown[], depth: number): unknown[] =>
    blocks.flatMap((block) => {
      const read = v.safeParse(raw, block)
      if (!read.success) return [block]
      const { type, props } = read.output
      // The page leaves it out and says so; whom its blocks are for is not looked into.
      if (depth > LIMITS.depth) return [{ type, props: { id: props['id'] } }]
      if (props['hidden'] === true) return []
      const conditions = conditionsOf(props)
      // A block that cannot be read is left to the page, which leaves it out and says so.
      if (conditions === null) return [block]
      const { when, who, arm: of } = conditions
      personal ||= isPersonal(who)
      noteChange(when.from)
      noteChange(when.until)
      if (!isTime(when, now) || !isMeant(who, viewer) || (of !== '' && of !== arm)) return []
      const { who: _who, arm: _arm, ...rest } = props
      const hosts = who?.hosts === undefined ? {} : { who: { hosts: who.hosts } }
      const fields = blockTypeOf(type)?.fields ?? {}
      const cut = cutProps(rest, fields, depth)
      return isEmptied(cut, fields) ? [] : [{ type, props: { ...cut, ...hosts } }]
    })

  const whole = v.safeParse(
    v.looseObject({ content: v.array(v.unknown()) }),
    migrateDocument(document),
  )
  if (!whole.success) return { doc: document, personal, nextChangeAt }
  const zones = v.safeParse(v.record(v.string(), v.array(v.unknown())), whole.output['zones'])
  const doc = {
    ...whole.output,
    content: cutBlocks(whole.output.content, 0),
    ...(zones.success
      ? {
          zones: Object.fromEntries(
            Object.entries(zones.output).map(([name, blocks]) => [name, cutBlocks(blocks, 1)]),
          ),
        }
      : {}),
  }
  return { doc, personal, nextChangeAt }
}
