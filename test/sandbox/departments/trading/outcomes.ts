import * as v from 'valibot'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

const outcomeRow = v.object({ confirmed: v.number(), arrived: v.number() })

/**
 * The outcomes of a user's orders on a day: the number that was confirmed, and the money that arrived.
 * A conversion's two halves are one order; what only changes terms confirms nothing.
 */
export function outcomesOn({ db }: World, userId: string, day: Date8) {
  const { confirmed, arrived } = db.get(
    outcomeRow,
    `SELECT
       (SELECT count(*) FROM orders WHERE user_id = ?1 AND confirm_date = ?2 AND status = '1'
         AND leg_of IS NULL AND business_code IN ('20', '22', '24', '36', '39')) AS confirmed,
       (SELECT coalesce(-sum(e.amount), 0) FROM orders o JOIN entries e ON e.account = 'payout:' || o.apply_no JOIN journals j USING (journal_id)
         WHERE o.user_id = ?1 AND e.unit = 'CNY' AND e.amount < 0 AND substr(j.time, 1, 8) = ?2) AS arrived`,
    userId,
    day,
  ) ?? { confirmed: 0, arrived: 0 }
  return { confirmed, arrived: yuan(arrived) }
}
