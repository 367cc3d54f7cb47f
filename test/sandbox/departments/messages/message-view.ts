import type * as v from 'valibot'
import type { message } from '#api/calls/message.ts'
import type { MessageRow } from '#test/sandbox/kernel/outbox.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { ROWS } from './tables.ts'

type Message = v.InferInput<typeof message>

/** A message as the user reads it; null where the books no longer have what it is about. */
export function messageView(world: World, row: MessageRow): Message | null {
  const { event, subject, time } = row
  const shown = ROWS.get(event)?.shown(
    world,
    { event, subject, time, today: time.slice(0, 8) },
    row.detail,
  )
  if (!shown) return null
  const { title, text, amounts, address } = shown
  return {
    messageId: row.message_id,
    kind: row.kind,
    eventKey: row.event_key,
    time,
    title,
    text,
    amounts,
    forward: {
      forwardType: '',
      targetUrl: address,
      wxUrl: '',
      appUrl: '',
      innerForwardType: '',
      params: [],
    },
    read: row.read_at === '' ? '0' : '1',
    legal: row.legal === 1 ? '1' : '0',
  }
}
