import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { isStoppedWhileFrozen } from '#domain/sign-in/frozen-account.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { later } from './proofs.ts'
import { accountFrozen } from './events.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { accountMessages } from './message-table.ts'

const freezeRow = v.object({
  request_no: v.string(),
  user_id: v.string(),
  frozen_at: v.string(),
  unfreeze_no: v.string(),
})
const FREEZE = 'SELECT request_no, user_id, frozen_at, unfreeze_no FROM freezes'

/** Since when the account is frozen; null where it is not. */
export const frozenSince = (db: Database, userId: string): Time14 | null =>
  db.get(freezeRow, `${FREEZE} WHERE user_id = ? AND unfrozen_at = ''`, userId)?.frozen_at ?? null

/** RET.accountFrozen while the account is frozen. */
export function requireNotFrozen(db: Database, user: User): void {
  if (frozenSince(db, user.user_id) === null) return
  throw new Refusal(RET.accountFrozen, '账户已冻结，不能办理。请到“我的-安全中心”解除冻结')
}

/** RET.accountFrozen for a call that a freeze stops, by its fields where these decide. */
export function requireUnfrozen(
  db: Database,
  user: User,
  call: string,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (isStoppedWhileFrozen(call, fields)) requireNotFrozen(db, user)
}

/** The answer to an earlier request of this number; null where it is new. */
export function frozenBefore(db: Database, user: User, requestNo: string): Time14 | null {
  const row = db.get(
    freezeRow,
    `${FREEZE} WHERE user_id = ? AND request_no = ?`,
    user.user_id,
    requestNo,
  )
  return row?.frozen_at ?? null
}

/** Freezes the account; one that is frozen stays as it is. Gives since when it is. */
export function freeze(db: Database, user: User, requestNo: string, now: Time14): Time14 {
  const { user_id: userId } = user
  const since = frozenSince(db, userId)
  if (since !== null) return since
  db.transaction(() => {
    db.run(
      'INSERT INTO freezes (request_no, user_id, frozen_at) VALUES (?, ?, ?)',
      requestNo,
      userId,
      now,
    )
    accountFrozen.emit({ db, userId })
    announce(db, accountMessages, 'accountFrozen', { userId, key: requestNo }, now)
  })
  return now
}

/** A persona who has frozen the account an hour before. */
export function seedFreeze(db: Database, userId: string, now: Time14): void {
  const time = later(now, -3_600_000)
  db.run(
    'INSERT INTO freezes (request_no, user_id, frozen_at) VALUES (?, ?, ?)',
    `FREEZE${userId.toUpperCase()}`.padEnd(16, '0'),
    userId,
    time,
  )
  announce(db, accountMessages, 'accountFrozen', { userId }, time)
}

/** Returns whether this request has ended a freeze already. */
export function unfrozenBefore(db: Database, user: User, requestNo: string): boolean {
  const where = 'WHERE user_id = ? AND unfreeze_no = ?'
  return db.get(freezeRow, `${FREEZE} ${where}`, user.user_id, requestNo) !== undefined
}

export function unfreeze(db: Database, user: User, requestNo: string, now: Time14): void {
  const { user_id: userId } = user
  db.transaction(() => {
    const ended = db.run(
      `UPDATE freezes SET unfreeze_no = ?, unfrozen_at = ? WHERE user_id = ? AND unfrozen_at = ''`,
      requestNo,
      now,
      userId,
    )
    if (ended === 0) return
    announce(db, accountMessages, 'accountUnfrozen', { userId, key: requestNo }, now)
  })
}
