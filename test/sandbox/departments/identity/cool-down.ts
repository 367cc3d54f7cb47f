import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { COOL_DOWN_HOURS } from '#domain/identity/service-request.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { later } from './proofs.ts'

interface Moment {
  db: Database
  clock: { now(): Time14 }
}

/** Begins the rest that follows a mobile number's change without the old one. */
export function startCoolDown(db: Database, userId: string, now: Time14): void {
  db.run(
    `INSERT INTO cool_downs VALUES (?, ?) ON CONFLICT (user_id) DO UPDATE SET until = excluded.until`,
    userId,
    later(now, COOL_DOWN_HOURS * 3_600_000),
  )
}

/** Until when quick withdrawal, untying and replacing a card rest; null where they do not. */
export function coolDownUntil({ db, clock }: Moment, userId: string): Time14 | null {
  return (
    db.text('SELECT until FROM cool_downs WHERE user_id = ? AND until > ?', userId, clock.now()) ??
    null
  )
}

/** SHOWN_RET.coolDown where the user rests. */
export function requireRested(world: Moment, user: Pick<User, 'user_id'>): void {
  const until = coolDownUntil(world, user.user_id)
  if (until === null) return
  throw new Refusal(
    SHOWN_RET.coolDown,
    `您刚更换了手机号，为保护资金安全，请于 ${formatDateTime(until)} 之后再办理`,
    { until },
  )
}
