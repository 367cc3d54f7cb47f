import * as v from 'valibot'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const statusRow = v.object({ status: v.picklist(['0', '1', '2', '3']), update_time: v.string() })

/** Signing a card, or authenticating, at the payment bank. */
export type StatusKind = 'sign' | 'auth'

/** The reason for which the payment bank refused the user's last signing of that kind. */
function lastRemark({ db }: World, user: User, kind: StatusKind): string {
  return (
    db.text(
      `SELECT remark FROM signings WHERE user_id = ? AND purpose LIKE 'next-%' AND (purpose = 'next-2') = ?
     ORDER BY opened_at DESC LIMIT 1`,
      user.user_id,
      kind === 'auth' ? 1 : 0,
    ) ?? ''
  )
}

export function bankStatus(world: World, user: User, kind: StatusKind) {
  const { db } = world
  const row = db.get(
    statusRow,
    'SELECT status, update_time FROM bank_statuses WHERE user_id = ? AND kind = ?',
    user.user_id,
    kind,
  )
  const status = row?.status ?? ('0' as const)
  const remark = status === '3' ? lastRemark(world, user, kind) : ''
  return { status, updateTime: row?.update_time ?? null, remark }
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
