import * as v from 'valibot'
import {
  backtestPlan,
  listPlanIndexes,
  listPlanRecords,
  listPlans,
  previewPlan,
  queryPlan,
} from '#api/calls/plan.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { backtest, preview } from '#test/sandbox/departments/plans/outlook.ts'
import { ENDED_INSTALMENTS } from '#test/sandbox/departments/plans/instalment.ts'
import { followedIndexes } from '#test/sandbox/departments/plans/market-index.ts'
import {
  comingDebits,
  endedBy,
  planObstacle,
} from '#test/sandbox/departments/plans/coming-debits.ts'
import { requirePlan, planRow } from '#test/sandbox/departments/plans/plan-row.ts'
import { debitDayLocked, planResult, planView } from '#test/sandbox/departments/plans/plan-view.ts'
import { forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'

const recordRow = v.object({
  debit_date: v.string(),
  state: v.picklist(['paid', 'failed', 'skipped']),
  amount: v.number(),
  share: v.string(),
  reason: v.string(),
  apply_no: v.string(),
})

/** After every date: plans that debit nothing come last. */
const NEVER = '99999999'

export const planFamily = [
  forUser(listPlans, ({ ended, planType, fundCode }, { db, market, clock }, user) => {
    const now = clock.now()
    const found = db
      .all(
        planRow,
        `SELECT * FROM plans WHERE user_id = ? AND (status = 'terminated') = ? ORDER BY end_time DESC, seq DESC`,
        user.user_id,
        Number(ended),
      )
      .filter((it) => planType === undefined || it.plan_type === planType)
      .filter((it) => fundCode === undefined || it.fund_code === fundCode)
    const plans = found.map((it) => planView(db, market, it, now))
    const nextDebit = (it: { nextDebitDate: string | null }) => it.nextDebitDate ?? NEVER
    return {
      serverTime: now,
      plans: plans.toSorted((a, b) => nextDebit(a).localeCompare(nextDebit(b))),
      ...comingDebits(db, market, plans, now),
      obstacles: plans.flatMap((it) => {
        const obstacle = planObstacle(db, market, it, now)
        return obstacle === null ? [] : [{ planNo: it.planNo, ...obstacle }]
      }),
      results: found.map((it) => {
        const { confirming, holdingProfit, holdingProfitRate } = planResult(db, market, it, now)
        return {
          planNo: it.plan_no,
          confirmingAmount: confirming,
          profit: holdingProfit,
          profitRate: holdingProfitRate ?? '0.00',
        }
      }),
    }
  }),

  forUser(queryPlan, ({ planNo }, { db, market, clock }, user) => {
    const now = clock.now()
    const plan = requirePlan(db, user, planNo)
    const result = planResult(db, market, plan, now)
    const view = planView(db, market, plan, now)
    return {
      serverTime: now,
      plan: view,
      confirmingAmount: result.confirming,
      shares: result.shares,
      marketValue: result.marketValue,
      profit: result.holdingProfit,
      profitRate: result.holdingProfitRate ?? '0.00',
      averageCost: result.unitCost,
      debitDayLock: debitDayLocked(db, plan, now),
      obstacle: planObstacle(db, market, view, now),
      endedBy: endedBy(plan),
    }
  }),

  forUser(listPlanIndexes, (_request, { db, market, clock }) => ({
    serverTime: clock.now(),
    indexes: followedIndexes(db, market, clock.now()),
  })),

  forUser(listPlanRecords, ({ planNo, page, size }, { db }, user) => {
    const plan = requirePlan(db, user, planNo)
    const count = db.get(
      v.object({ total: v.number() }),
      `SELECT count(*) AS total FROM ${ENDED_INSTALMENTS} WHERE plan_no = ?`,
      plan.plan_no,
    )
    const rows = db.all(
      recordRow,
      `SELECT debit_date, state, amount, share, reason, apply_no FROM ${ENDED_INSTALMENTS}
       WHERE plan_no = ? ORDER BY debit_date DESC LIMIT ? OFFSET ?`,
      plan.plan_no,
      size,
      (page - 1) * size,
    )
    return {
      total: count?.total ?? 0,
      records: rows.map((row) => ({
        debitDate: row.debit_date,
        state: row.state,
        amount: yuan(row.amount),
        share: row.share,
        reason: row.reason,
        applyNo: row.apply_no,
      })),
    }
  }),

  forUser(previewPlan, (request, world, user) =>
    preview(world, user, fundOr404(world, request.fundCode), request, world.clock.now()),
  ),

  forUser(backtestPlan, (request, world) =>
    backtest(world, fundOr404(world, request.fundCode), request, world.clock.now()),
  ),
]
