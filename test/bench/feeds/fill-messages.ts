import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'

export const MESSAGES = 10_000
const HOUR_MS = 3_600_000

type Writing = (db: Database, userId: string, key: string, time: string) => void

/** Kept for two years, so that all of them are listed. */
const EVENTS: readonly Writing[] = [
  (db, userId, hash, time) => {
    const detail = { device: 'Android 手机', place: '浙江' }
    announce(db, accountMessages, 'deviceSignedIn', { userId, hash, detail }, time)
  },
  (db, userId, key, time) =>
    announce(db, accountMessages, 'passwordChanged', { userId, key }, time),
  (db, userId, bankSerial, time) => {
    const card = { bankSerial, bankName: '江海银行', tail: '1234' }
    announce(db, accountMessages, 'cardBound', { userId, card }, time)
  },
  (db, userId, key, time) =>
    announce(db, accountMessages, 'documentApproved', { userId, key }, time),
  (db, userId, key, time) =>
    announce(db, accountMessages, 'accountUnfrozen', { userId, key }, time),
  (db, userId, _key, time) => {
    const reason = '照片里的有效期看不清，四角不完整'
    announce(db, accountMessages, 'documentRejected', { userId, reason }, time)
  },
]

/**
 * Writes messages of a user, each an hour older than the one before, as the sandbox writes them.
 * `database` is the URL of the sandbox's own, in the memory of this process.
 */
export function fillMessages(database: string, userId: string, now: string): number {
  const db = new Database(database)
  db.transaction(() => {
    for (let at = 0; at < MESSAGES; at += 1) {
      const time = chinaTime(epochTime(now) - (at + 1) * HOUR_MS)
      EVENTS[at % EVENTS.length]?.(db, userId, `filled ${at}`, time)
    }
  })
  db.close()
  return MESSAGES
}
