/** The operators of the sandbox, and the sessions in which they work. */
import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import type { Operator } from '#domain/page/operator.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { sha256 } from './versions.ts'

interface KnownOperator extends Operator {
  /** Printed by `npm start`, as the trading password of the demo users is. */
  readonly passcode: string
}

/** Whoever writes a page, another reviews it. */
export const OPERATORS: readonly KnownOperator[] = [
  { id: 'jia', name: '编辑甲', passcode: '351627', onCall: false },
  { id: 'yi', name: '审核乙', passcode: '804913', onCall: false },
  { id: 'bing', name: '编辑丙', passcode: '629475', onCall: false },
  { id: 'ding', name: '值班丁', passcode: '175086', onCall: true },
]

/** By the sandbox's clock, which tests move by days. */
const SESSION_DAYS = 30

/** An operator's name; the id of one who is not on the list any more. */
export const operatorName = (id: string): string => OPERATORS.find((it) => it.id === id)?.name ?? id

/** A new session; its token is stored as a hash. */
export function openOperatorSession(db: Database, id: string, now: Time14): string {
  const token = randomBytes(32).toString('base64url')
  const until = `${addDays(now.slice(0, 8), SESSION_DAYS)}${now.slice(8)}`
  db.run('INSERT INTO operator_sessions VALUES (?, ?, ?)', sha256(token), id, until)
  return token
}

export const endOperatorSession = (db: Database, token: string): void => {
  db.run('DELETE FROM operator_sessions WHERE token_hash = ?', sha256(token))
}

/**
 * The operator who works in the session; undefined where it is over, or the operator is not on the
 * list.
 */
export function operatorOfSession(db: Database, token: string, now: Time14): Operator | undefined {
  const row = db.get(
    v.object({ operator_id: v.string() }),
    'SELECT operator_id FROM operator_sessions WHERE token_hash = ? AND expires_at > ?',
    sha256(token),
    now,
  )
  return OPERATORS.find(({ id }) => id === row?.operator_id)
}
