import * as v from 'valibot'
import type { listPlans, queryPlan } from '#api/calls/plan.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { endedByFailures } from '#domain/plan/regular-plan.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { ENDED_BY_USER } from './change-plan.ts'
import { nextObstacle, type Obstacle } from './obstacle.ts'
import { debitAfter, planRow, type PlanRow } from './plan-row.ts'
import type { PlanPayload } from './plan-view.ts'

/** The number of days ahead for which the money that plans need is reported. */
const AHEAD_DAYS = 30

const rowOf = (db: Database, planNo: string): PlanRow =>
  v.parse(planRow, db.get(planRow, 'SELECT * FROM plans WHERE plan_no = ?', planNo))

type Coming = Pick<v.InferInput<typeof listPlans.payload>, 'through' | 'upcoming'>

/** Every debit of these plans in the next thirty days. A skipped one is none. */
export function comingDebits(
  db: Database,
  market: Market,
  plans: readonly PlanPayload[],
  now: Time14,
): Coming {
  const through = addDays(now.slice(0, 8), AHEAD_DAYS)
  const upcoming = plans.flatMap((plan) => {
    if (plan.nextDebitDate === null) return []
    const row = rowOf(db, plan.planNo)
    const debits: Coming['upcoming'] = []
    let date: Date8 = plan.nextDebitDate
    for (let amount = plan.nextAmount ?? plan.amount; date <= through; amount = plan.amount) {
      debits.push({ date, planNo: plan.planNo, amount })
      date = debitAfter(row, date, market)
    }
    return debits
  })
  return { through, upcoming: upcoming.toSorted((a, b) => a.date.localeCompare(b.date)) }
}

/**
 * The obstacle by which the next debit of a plan must fail as things are; null where there is none.
 */
export function planObstacle(
  db: Database,
  market: Market,
  plan: PlanPayload,
  now: Time14,
): Obstacle | null {
  const amount = plan.nextAmount ?? plan.amount
  return nextObstacle(db, market, rowOf(db, plan.planNo), { date: plan.nextDebitDate, amount, now })
}

/** The cause of a plan's end; null while it has not ended. */
export function endedBy(plan: PlanRow): v.InferInput<typeof queryPlan.payload>['endedBy'] {
  if (plan.status !== 'terminated') return null
  if (endedByFailures(plan.failures)) return 'failures'
  return plan.status_reason === ENDED_BY_USER ? 'user' : 'goal'
}
