import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { chinaTime, type Time14 } from '#domain/calendar/calendar-date.ts'
import { PASSWORD_LOCK_HOURS, PASSWORD_TRIES } from '#domain/identity/trading-password.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import type { Database } from './database.ts'

/**
 * Far fewer rounds than a real provider's, for tests check it a thousand times; the shape is the
 * same.
 */
const SCRYPT = { N: 256, r: 8, p: 1 }
export const TRIES = PASSWORD_TRIES
const LOCK_MS = PASSWORD_LOCK_HOURS * 3_600_000

/** `SALT.HASH`, base64url. */
export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('base64url')}.${scryptSync(password, salt, 32, SCRYPT).toString('base64url')}`
}

function matches(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split('.')
  const expected = Buffer.from(hash, 'base64url')
  if (expected.length !== 32) return false
  return timingSafeEqual(scryptSync(password, Buffer.from(salt, 'base64url'), 32, SCRYPT), expected)
}

/** Returns whether it is the password that is set; counts no try. */
export function isPassword(db: Database, userId: string, password: string): boolean {
  const row = db.get(
    v.object({ password_hash: v.string() }),
    'SELECT password_hash FROM users WHERE user_id = ?',
    userId,
  )
  return row !== undefined && matches(password, row.password_hash)
}

const passwordRow = v.object({
  password_hash: v.string(),
  password_tries: v.number(),
  locked_until: v.string(),
})

export type PasswordCheck =
  | { result: 'right' }
  | { result: 'wrong'; triesLeft: number }
  | { result: 'locked'; until: Time14 }

/**
 * Checks a trading password and counts wrong ones: the fifth in a row locks for three hours of the
 * sandbox's clock, during which the right one does not open either.
 */
export function checkPassword(
  db: Database,
  userId: string,
  password: string,
  now: Time14,
): PasswordCheck {
  const user = db.get(
    passwordRow,
    'SELECT password_hash, password_tries, locked_until FROM users WHERE user_id = ?',
    userId,
  )
  if (!user) throw new Error('No such user')
  if (user.locked_until > now) return { result: 'locked', until: user.locked_until }
  const note = (tries: number, until: string) =>
    db.run(
      'UPDATE users SET password_tries = ?, locked_until = ? WHERE user_id = ?',
      tries,
      until,
      userId,
    )
  if (matches(password, user.password_hash)) {
    note(0, '')
    return { result: 'right' }
  }
  const tries = user.password_tries + 1
  if (tries < TRIES) {
    note(tries, '')
    return { result: 'wrong', triesLeft: TRIES - tries }
  }
  const until = chinaTime(epochTime(now) + LOCK_MS)
  note(0, until)
  return { result: 'locked', until }
}
