import { veiledText } from '#domain/message/veiled-text.ts'
import { messagesPaths } from '#paths/messages.ts'
import { isPushed } from '#test/sandbox/departments/identity/consents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { messageView } from './message-view.ts'
import { messageRow } from '#test/sandbox/kernel/outbox.ts'

export interface OutboxLine {
  readonly messageId: string
  readonly userId: string
  readonly time: string
  readonly kind: string
  readonly eventKey: string
  readonly title: string
  readonly text: string
  readonly sent: boolean
  /** The words that the phone's own notice would have; null where none is sent. */
  readonly push: { readonly title: string; readonly text: string; readonly entry: string } | null
}

/** The newest messages, with what a push would say: on a locked screen there is no sum of money. */
export function newestOutbox(world: World, most: number): OutboxLine[] {
  return world.db
    .all(messageRow, 'SELECT * FROM messages ORDER BY time DESC, seq DESC LIMIT ?', most)
    .flatMap((row) => {
      const message = messageView(world, row)
      if (message === null) return []
      const { messageId, title, text } = message
      const sent = row.sent === 1
      return {
        messageId,
        userId: row.user_id,
        time: row.time,
        kind: row.kind,
        eventKey: row.event_key,
        title,
        text,
        sent,
        push:
          sent && isPushed(world.db, row.user_id)
            ? {
                title,
                text: veiledText(message, '****'),
                entry: messagesPaths.messages.to({ open: messageId }),
              }
            : null,
      }
    })
}
