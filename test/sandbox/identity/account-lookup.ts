import * as v from 'valibot'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import { tooOften, untilMidnight } from './proofs.ts'

/** How often one user may ask in a day whether a person has an account. */
const LOOKUPS_A_DAY = 5

/** Counts a look-up, found or not; RET.tooOften from the sixth of the day on. */
export function countLookup({ db, clock }: World, user: User): void {
  const now = clock.now()
  const asked = db.get(
    v.object({ count: v.number() }),
    'SELECT count(*) AS count FROM account_lookups WHERE user_id = ? AND substr(asked_at, 1, 8) = ?',
    user.user_id,
    now.slice(0, 8),
  )
  if (asked && asked.count >= LOOKUPS_A_DAY) {
    throw tooOften('今日查询次数已用完，请明日再试', untilMidnight(now))
  }
  db.run('INSERT INTO account_lookups VALUES (?, ?)', user.user_id, now)
}
