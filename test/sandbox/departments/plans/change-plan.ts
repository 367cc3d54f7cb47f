import type * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { editPlan } from '#api/calls/plan-change.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { firstPlanDay } from '#domain/plan/schedule.ts'
import { freePlanCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { planCycleAsked } from './events.ts'
import { notePlan } from './plan-notes.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { Application } from '#test/sandbox/departments/trading/applications.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { takeProfitGoal, requireIndex, requirePlanAmount, requirePlanCard } from './make-plan.ts'
import { resolveCycle, debitAfter, requirePlan, type PlanRow } from './plan-row.ts'
import { debitDayLocked, planView, type PlanPayload } from './plan-view.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'

const ENDED = '该计划已结束，不能再操作'
/** The reason for the end of a plan that its user has ended. */
export const ENDED_BY_USER = '您已结束该计划'

function requireUnlocked(world: World, plan: PlanRow, now: Time14): void {
  if (debitDayLocked(world.db, plan, now))
    throw new Refusal(SHOWN_RET.planDebitDay, '扣款日 00:00 至 15:00 不可操作，请于 15:00 后再试')
}

function requireAlive(plan: PlanRow): void {
  if (plan.status === 'terminated') throw new Refusal(SHOWN_RET.planStateForbids, ENDED)
}

const seen = ({ db, market }: World, user: User, planNo: string, now: Time14): PlanPayload =>
  planView(db, market, requirePlan(db, user, planNo), now)

/** Nothing is debited until it is resumed; a skip is forgotten. */
export function pause(world: World, user: User, planNo: string): PlanPayload {
  const now = world.clock.now()
  const plan = requirePlan(world.db, user, planNo)
  requireAlive(plan)
  if (plan.status === 'running') {
    requireUnlocked(world, plan, now)
    world.db.run(
      `UPDATE plans SET status = 'paused', next_debit = NULL, skip_date = NULL WHERE plan_no = ?`,
      planNo,
    )
  }
  return seen(world, user, planNo, now)
}

/** From the next debit day after today on. An ended plan stays ended. */
export function resume(
  world: World,
  user: User,
  { planNo, transPwd, randomCode }: { planNo: string; transPwd: string; randomCode: string },
): PlanPayload {
  const { db, clock, market } = world
  const now = clock.now()
  const plan = requirePlan(db, user, planNo)
  requireAlive(plan)
  if (plan.status === 'paused') {
    requireRandomCode(world, user, randomCode, now)
    requirePassword(world, user, { sealed: transPwd, randomCode })
    db.run(
      `UPDATE plans SET status = 'running', next_debit = ? WHERE plan_no = ?`,
      debitAfter(plan, now.slice(0, 8), market),
      planNo,
    )
  }
  return seen(world, user, planNo, now)
}

export function terminate(
  world: World,
  user: User,
  { planNo, transPwd, randomCode }: { planNo: string; transPwd: string; randomCode: string },
): PlanPayload {
  const now = world.clock.now()
  const plan = requirePlan(world.db, user, planNo)
  if (plan.status !== 'terminated') {
    requireUnlocked(world, plan, now)
    requireRandomCode(world, user, randomCode, now)
    requirePassword(world, user, { sealed: transPwd, randomCode })
    endPlan(world.db, world.market, plan, { reason: ENDED_BY_USER, time: now })
  }
  return seen(world, user, planNo, now)
}

/** Ends a plan for good. */
export function endPlan(
  db: Database,
  market: Market,
  plan: PlanRow,
  end: { reason: string; time: Time14 },
): void {
  db.transaction(() => {
    db.run(
      `UPDATE plans SET status = 'terminated', status_reason = ?, next_debit = NULL, skip_date = NULL, end_time = ?
       WHERE plan_no = ?`,
      end.reason,
      end.time,
      plan.plan_no,
    )
    freePlanCoupons(db, plan.plan_no, end.time)
    const applyNo = `E${madeApplyNo('plan-end', plan.plan_no)}`
    const reason = end.reason === ENDED_BY_USER ? '' : end.reason
    notePlan(db, market, plan, { kind: 'ended', applyNo, time: end.time, reason })
  })
}

export function skip(
  world: World,
  user: User,
  { planNo, debitDate, skip: skips }: { planNo: string; debitDate: string; skip: boolean },
): PlanPayload {
  const now = world.clock.now()
  const plan = requirePlan(world.db, user, planNo)
  requireAlive(plan)
  // A check of the day itself: a skip may not be taken back on its day either.
  if (debitDate === now.slice(0, 8)) requireUnlocked(world, { ...plan, skip_date: null }, now)
  if (plan.status !== 'running' || plan.next_debit !== debitDate)
    throw new Refusal(SHOWN_RET.planStateForbids, '只能跳过该计划的下一次扣款')
  world.db.run('UPDATE plans SET skip_date = ? WHERE plan_no = ?', skips ? debitDate : null, planNo)
  return seen(world, user, planNo, now)
}

/**
 * Checks new terms for a plan that has not ended, and gives what writes them. Where the days
 * change, its next debit follows the new ones.
 */
export function edit(
  world: World,
  user: User,
  request: v.InferOutput<typeof editPlan.request>,
  application: Application,
  now: Time14,
): () => PlanPayload {
  const { db, market } = world
  const plan = requirePlan(db, user, request.planNo)
  requireAlive(plan)
  requireUnlocked(world, plan, now)
  if (application.fund_code !== plan.fund_code)
    throw new Refusal(RET.badRequest, '参数 applyNo 不正确：与计划的基金不同')
  if ((request.smart !== null) !== (plan.plan_type === 'smart'))
    throw new Refusal(RET.badRequest, '参数 smart 不正确：与计划的类型不符')
  requireIndex(world, request.smart)
  const fund = market.fund(plan.fund_code)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  const today = now.slice(0, 8)
  const goal = takeProfitGoal(request.stopProfitRate)
  const isSameCycle = plan.cycle === request.cycle && plan.cycle_day === request.cycleDay
  const firstDay = isSameCycle ? plan.first_day : firstPlanDay(request, today)
  resolveCycle(request, firstDay)
  const fixed = isSameCycle
    ? undefined
    : planCycleAsked.emit({ db, planNo: plan.plan_no }).find((it) => it !== '')
  if (fixed !== undefined) throw new Refusal(SHOWN_RET.planStateForbids, fixed)
  const payer = requirePlanCard(world, user, fund, request, now)
  requirePlanAmount(fund, request.amount, payer)
  requirePassword(world, user, { sealed: request.transPwd, randomCode: application.random_code })
  const cycleRow = {
    cycle: request.cycle,
    cycle_day: request.cycleDay,
    first_day: firstDay,
    fund_code: plan.fund_code,
  }
  const isRunning = plan.status === 'running'
  return () => {
    db.run(
      `UPDATE plans SET plan_name = ?, cycle = ?, cycle_day = ?, first_day = ?, amount = ?, index_code = ?,
       average_days = ?, bank_serial = ?, route = ?, stop_profit_rate = ?, next_debit = ?, skip_date = ? WHERE plan_no = ?`,
      request.planName === '' ? plan.plan_name : request.planName,
      request.cycle,
      request.cycleDay,
      firstDay,
      cents(request.amount),
      request.smart?.indexCode ?? null,
      request.smart?.averageDays ?? null,
      request.bankSerial,
      payer.route,
      goal,
      isRunning ? debitAfter(cycleRow, today, market) : null,
      isSameCycle ? plan.skip_date : null,
      plan.plan_no,
    )
    const kept = requirePlan(db, user, plan.plan_no)
    notePlan(db, market, kept, { kind: 'changed', applyNo: request.applyNo, time: now })
    return seen(world, user, plan.plan_no, now)
  }
}
