import * as v from 'valibot'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'

const statusRow = v.object({ status: v.picklist(['0', '1', '2', '3']), update_time: v.string() })

/** Signing a card, or authenticating, at the payment bank. */
export type StatusKind = 'sign' | 'auth'

export function bankStatus({ db }: World, user: User, kind: StatusKind) {
  const row = db.get(
    statusRow,
    'SELECT status, update_time FROM bank_statuses WHERE user_id = ? AND kind = ?',
    user.user_id,
    kind,
  )
  return { status: row?.status ?? ('0' as const), updateTime: row?.update_time ?? null }
}

export function saveBankStatus(
  { db, clock }: World,
  user: User,
  kind: StatusKind,
  status: '0' | '1' | '2' | '3',
): Record<string, never> {
  db.run(
    `INSERT INTO bank_statuses VALUES (?, ?, ?, ?)
     ON CONFLICT (user_id, kind) DO UPDATE SET status = excluded.status, update_time = excluded.update_time`,
    user.user_id,
    kind,
    status,
    clock.now(),
  )
  return {}
}
