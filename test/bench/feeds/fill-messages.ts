import { chinaTime } from '#domain/calendar/calendar-date.ts'
import type { MessageEvent } from '#domain/message/message-events.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'

export const MESSAGES = 10_000
const HOUR_MS = 3_600_000

/** Kept for two years, so that all of them are listed; what each says of itself. */
const EVENTS: readonly (readonly [MessageEvent, Readonly<Record<string, string>>])[] = [
  ['deviceSignedIn', { device: 'Android 手机', place: '浙江' }],
  ['passwordChanged', {}],
  ['cardBound', { card: '江海银行（尾号 1234）' }],
  ['documentApproved', {}],
  ['accountUnfrozen', {}],
  ['documentRejected', { reason: '照片里的有效期看不清，四角不完整' }],
]

/**
 * Writes messages of a user, each an hour older than the one before, as the sandbox writes them.
 * `database` is the URL of the sandbox's own, in the memory of this process.
 */
export function fillMessages(database: string, userId: string, now: string): number {
  const db = new Database(database)
  db.transaction(() => {
    for (let at = 0; at < MESSAGES; at += 1) {
      const [event, detail] = EVENTS[at % EVENTS.length] ?? ['documentApproved', {}]
      const time = chinaTime(epochTime(now) - (at + 1) * HOUR_MS)
      announce(db, { userId, event, key: `filled ${at}`, subject: '', time, detail })
    }
  })
  db.close()
  return MESSAGES
}
