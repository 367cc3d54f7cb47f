import type { SlotComponent } from '@puckeditor/core'
import { useContext, type ReactElement } from 'react'
import * as v from 'valibot'
import type { BlockType } from '#domain/page/block-type.ts'
import type { Block } from '#domain/page/block.ts'
import { conditionsOf } from '#domain/page/document.ts'
import type { Fields } from '#domain/page/field.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { BlockSlot } from '#shared/pages/page-blocks/PageBlocks.tsx'
import { FindingsContext } from './EditorContext.tsx'
import { fieldName, findingText } from './words.ts'

type Slots = Map<readonly Block[], SlotComponent>

const record = v.record(v.string(), v.unknown())
const isSlot = (value: unknown): value is SlotComponent => typeof value === 'function'

/** Puck draws what is in a slot: the block gets an empty list in its place, by which it is found. */
function withEmptySlots(
  props: Readonly<Record<string, unknown>>,
  fields: Fields,
  slots: Slots,
): Record<string, unknown> {
  const changed = Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
    const value = props[name]
    if (field.kind === 'slot') {
      const empty: readonly Block[] = []
      if (isSlot(value)) slots.set(empty, value)
      return [[name, empty]]
    }
    // The canvas has the items of every arm.
    if (field.kind === 'arm') return [[name, '']]
    if (field.kind !== 'list' || !Array.isArray(value)) return []
    const items = value.map((item: unknown) =>
      v.is(record, item) ? withEmptySlots(item, field.fields, slots) : item,
    )
    return [[name, items]]
  })
  return { ...props, ...Object.fromEntries(changed) }
}

/** A slot lies in its block as the blocks themselves do on a page: it is a row of its own grid. */
const SLOT_STYLE = {
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'inherit',
  gridGap: 'inherit',
} as const

/**
 * The marks of a block with an audience or times of its own; empty where everybody always sees it.
 */
function conditionMarks(props: Readonly<Record<string, unknown>>): string {
  const read = conditionsOf(props)
  if (read === null) return '显示条件读不出来'
  const { when, who, arm } = read
  const marks = [
    props['hidden'] === true ? '已藏起来，不会上线' : '',
    arm === '' ? '' : `实验组 ${arm}`,
    who !== null && Object.keys(who).length === 0 ? '' : '只给部分客户看',
    when.from === null ? '' : `${formatDateTime(when.from, { seconds: false })} 起`,
    when.until === null ? '' : `至 ${formatDateTime(when.until, { seconds: false })}`,
  ]
  return marks.filter((it) => it !== '').join('，')
}

interface Props {
  readonly type: BlockType
  readonly id: string
  readonly props: Readonly<Record<string, unknown>>
}

/** A block on the canvas, drawn by the product's own component, with what was found about it. */
export function CanvasBlock({ type, id, props }: Props): ReactElement {
  const found = useContext(FindingsContext).filter((it) => it.id === id)
  const slots: Slots = new Map()
  const read = v.safeParse(type.schema, withEmptySlots(props, type.fields, slots))
  const inner = (blocks: readonly Block[]) => {
    const Slot = slots.get(blocks)
    return Slot === undefined ? null : <Slot minEmptyHeight={72} style={SLOT_STYLE} />
  }
  const marks = conditionMarks(props)
  return (
    <div className="ed-block" data-found={found.length > 0}>
      {marks === '' ? null : <p className="ed-mark">{marks}</p>}
      {read.success ? (
        <BlockSlot
          block={{
            type: type.type,
            id,
            when: { from: null, until: null },
            who: {},
            arm: '',
            props: read.output,
            slots: [],
          }}
          inner={inner}
        />
      ) : (
        <p className="ed-incomplete">
          {`${type.label}还没有填完整：${fieldName(
            v.getDotPath(read.issues[0]) ?? '',
            type.fields,
          )}`}
        </p>
      )}
      {found.map((it) => (
        <p key={`${it.code} ${it.detail}`} className="ed-finding">
          {findingText(it, type.type)}
        </p>
      ))}
    </div>
  )
}
