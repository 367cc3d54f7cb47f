import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { endedByFailures, FAILURES_TO_END } from '#domain/plan/regular-plan.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { giveWater, PLAN_PAID } from '#test/sandbox/departments/activity/tree-tasks.ts'
import { endPlan } from './change-plan.ts'
import { planRow, type PlanRow } from './plan-row.ts'
import { planMessages } from './message-table.ts'

/**
 * The table of the instalments that have come to an end, paid, failed or skipped: while its bank is
 * at it, one is none yet.
 */
export const ENDED_INSTALMENTS = `(SELECT r.* FROM plan_records r LEFT JOIN orders o USING (apply_no)
  WHERE coalesce(o.status, '') NOT IN ('8', '9'))`

interface InstalmentOrder {
  apply_no: string
  buy_plan_no: string
}

const planOfOrder = (db: Database, order: InstalmentOrder): PlanRow | undefined =>
  order.buy_plan_no === ''
    ? undefined
    : db.get(planRow, 'SELECT * FROM plans WHERE plan_no = ?', order.buy_plan_no)

const setFailures = (db: Database, planNo: string, failures: number) =>
  db.run('UPDATE plans SET failures = ? WHERE plan_no = ?', failures, planNo)

/**
 * An instalment is paid, so that the plan's failures are no longer in a row. Nothing for an order
 * of no plan.
 */
export function instalmentPaid(db: Database, order: InstalmentOrder, time: Time14): void {
  if (order.buy_plan_no === '') return
  setFailures(db, order.buy_plan_no, 0)
  const plan = planOfOrder(db, order)
  if (plan) giveWater(db, plan.user_id, PLAN_PAID, time)
}

/** The reason for the end of a plan that failed too often. */
export const endedByFailuresText = (reason: string) =>
  `连续 ${FAILURES_TO_END} 次扣款失败，计划已结束：${reason}`

/** One message for a failed debit: the last in a row says that the plan has ended. */
export function announceFailure(
  db: Database,
  plan: Pick<PlanRow, 'plan_no' | 'user_id'>,
  { failures, reason, time }: { failures: number; reason: string; time: Time14 },
): void {
  const isEnd = endedByFailures(failures)
  const said = isEnd ? endedByFailuresText(reason) : reason
  const event = isEnd ? 'planEnded' : 'debitFailed'
  announce(db, planMessages, event, { plan, failures, reason: said }, time)
}

/** Counts a failed debit of a plan, and ends the plan with the third in a row. */
export function countFailure(
  db: Database,
  market: Market,
  plan: PlanRow,
  { reason, time }: { reason: string; time: Time14 },
): void {
  const failures = plan.failures + 1
  setFailures(db, plan.plan_no, failures)
  const isEnd = plan.status !== 'terminated' && endedByFailures(failures)
  announceFailure(db, plan, { failures, reason, time })
  if (!isEnd) return
  endPlan(db, market, plan, { reason: endedByFailuresText(reason), time })
}

/**
 * An instalment that a bank did not answer at once has failed after all. Nothing for an order of no
 * plan.
 */
export function instalmentFailed(
  db: Database,
  market: Market,
  order: InstalmentOrder,
  failure: { reason: string; time: Time14 },
): void {
  const plan = planOfOrder(db, order)
  if (!plan) return
  db.run(
    `UPDATE plan_records SET state = 'failed', reason = ? WHERE plan_no = ? AND apply_no = ?`,
    failure.reason,
    plan.plan_no,
    order.apply_no,
  )
  countFailure(db, market, plan, failure)
}
