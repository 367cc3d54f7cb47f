import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { compare } from '#domain/money/money.ts'
import { instalment } from '#domain/plan/regular-plan.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { couponOrder } from '#test/sandbox/departments/coupons/coupon-view.ts'
import {
  freePassedCoupons,
  lockCoupons,
  planCoupons,
  returnCoupons,
} from '#test/sandbox/departments/coupons/order-coupons.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import { amountSentinel, BANK_REFUSAL } from '#test/sandbox/departments/trading/sentinels.ts'
import { frozenSince } from '#test/sandbox/departments/identity/freezing.ts'
import { replacementOf } from '#test/sandbox/departments/identity/card-use.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import {
  recordPaid,
  recordRefused,
  type NewOrder,
  PLAN_DEBIT,
} from '#test/sandbox/departments/trading/orders.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import {
  paymentCards,
  datesFor,
  type Card,
} from '#test/sandbox/departments/trading/purchase-terms.ts'
import { recordSlow, slowPayment } from '#test/sandbox/departments/trading/slow-payments.ts'
import { endPlan } from './change-plan.ts'
import { countFailure, instalmentPaid } from './instalment.ts'
import { smartMeasure } from './market-index.ts'
import { debitObstacle } from './obstacle.ts'
import { debitAfter, planCalendar, planRow, type PlanRow } from './plan-row.ts'
import { planResult } from './plan-view.ts'
import { planMessages } from './message-table.ts'

/** All debits of one trading day. Part of the settlement run, whose transaction it is in. */
export function debitPlans(db: Database, market: Market, day: Date8, time: Time14): void {
  stopAtGoal(db, market, time)
  const due = db.all(
    planRow,
    `SELECT * FROM plans WHERE status = 'running' AND next_debit <= ? ORDER BY seq`,
    day,
  )
  for (const plan of due) debit(db, market, plan, day, time)
}

export const goalReached = (rate: string) => `已达到止盈目标 ${rate}%，计划已结束，可卖出`

/** A plan whose profit is at the goal is ended before it would be debited again. */
function stopAtGoal(db: Database, market: Market, time: Time14): void {
  const plans = db.all(
    planRow,
    `SELECT * FROM plans WHERE status = 'running' AND stop_profit_rate IS NOT NULL ORDER BY seq`,
  )
  for (const plan of plans) {
    const rate = planResult(db, market, plan, time).holdingProfitRate
    if (rate === null || plan.stop_profit_rate === null) continue
    if (compare(rate, plan.stop_profit_rate) < 0) continue
    const reason = goalReached(plan.stop_profit_rate)
    announce(db, planMessages, 'goalReached', { plan, reason }, time)
    endPlan(db, market, plan, { reason, time })
  }
}

function debit(db: Database, market: Market, plan: PlanRow, day: Date8, time: Time14): void {
  // A state that was saved before the closure was known may name a day on which the fund is closed.
  if (!planCalendar(plan, market)(day)) return
  db.run(
    'UPDATE plans SET next_debit = ?, skip_date = NULL WHERE plan_no = ?',
    debitAfter(plan, day, market),
    plan.plan_no,
  )
  const card = paymentCards(db, plan.user_id, day).find((it) => it.bank_serial === plan.bank_serial)
  // Its card is unbound: the plan is abnormal and waits for another, nothing is tried.
  if (!card) return
  const share = debitPercent(db, market, plan, day)
  const amount = instalment(yuan(plan.amount), share)
  const note = (state: 'paid' | 'failed' | 'skipped', reason: string, applyNo: string) =>
    db.run(
      'INSERT INTO plan_records VALUES (?, ?, ?, ?, ?, ?, ?)',
      plan.plan_no,
      day,
      state,
      cents(amount),
      share,
      reason,
      applyNo,
    )
  const skipped = (reason: string) => {
    note('skipped', reason, '')
    announce(db, planMessages, 'debitSkipped', { plan, detail: { day, reason } }, time)
  }
  if (frozenSince(db, plan.user_id) !== null) {
    // Nothing has failed: three of these must not end the plan.
    skipped('账户已冻结，本次不扣款')
    return
  }
  if (plan.skip_date !== null && plan.skip_date <= day) {
    skipped('您已选择跳过本次扣款')
    return
  }
  if (plan.route === 'card' && replacementOf(db, plan.bank_serial) !== '') {
    // A skip without fault, so that three of them do not end the plan.
    skipped('扣款银行卡正在办理更换，本次不扣款')
    return
  }
  const outcome = pay(db, market, plan, { card, amount, time })
  note(outcome.reason === '' ? 'paid' : 'failed', outcome.reason, outcome.applyNo)
  if (outcome.reason !== '') countFailure(db, market, plan, { reason: outcome.reason, time })
}

/**
 * Percent of the base amount: 100 for ordinary plans, and for smart ones while the index cannot be
 * measured.
 */
function debitPercent(db: Database, market: Market, plan: PlanRow, day: Date8): string {
  if (plan.index_code === null || plan.average_days === null) return '100'
  const terms = { indexCode: plan.index_code, averageDays: plan.average_days }
  const closeDay = tradingDayBefore(day, market.isTradingDay)
  return smartMeasure(db, market, terms, closeDay)?.share ?? '100'
}

interface Attempt {
  card: Card
  amount: string
  time: Time14
}

/** The number of instalments that became orders and did not fail. */
const instalmentsPaid = (db: Database, planNo: string): number =>
  db.number(
    `SELECT count(*) AS paid FROM plan_records r JOIN orders o USING (apply_no)
     WHERE r.plan_no = ? AND r.state = 'paid' AND o.status NOT IN ('2', '4', '6', '7')`,
    planNo,
  )

/**
 * The whole instalment or nothing: why it failed (empty when it is paid), and its order where there
 * is one.
 */
function pay(
  db: Database,
  market: Market,
  plan: PlanRow,
  { card, amount, time }: Attempt,
): { reason: string; applyNo: string } {
  const fund = market.fund(plan.fund_code)
  if (!fund) return { reason: '该基金已不存在', applyNo: '' }
  const dates = datesFor(fund, time, market)
  const obstacle = debitObstacle(db, market, plan, {
    card,
    amount,
    time,
    tradeDay: dates.tradeDay,
  })
  if (obstacle !== null) return { reason: obstacle.reason, applyNo: '' }
  const order: NewOrder = {
    apply_no: `D${madeApplyNo('plan-debit', plan.plan_no, dates.tradeDay)}`,
    user_id: plan.user_id,
    fund_code: fund.code,
    bank_serial: card.bank_serial,
    amount: cents(amount),
    request: JSON.stringify([plan.plan_no]),
    oper_time: time,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
    business_code: PLAN_DEBIT,
    buy_plan_no: plan.plan_no,
    route: plan.route,
    business_kind: plan.route === 'wallet' ? 'w0' : '',
  }
  // A smart plan's amount moves, so its base amount selects the sentinel too.
  const effects = [amount, yuan(plan.amount)].map(amountSentinel)
  const applyNo = order.apply_no
  const place = instalmentsPaid(db, plan.plan_no) + 1
  const asksFor = couponOrder(plan.user_id, fund, 'plan', amount, {
    payBy: plan.route,
    instalment: place,
  })
  const lock = () => lockCoupons(db, applyNo, planCoupons(db, plan.plan_no, asksFor, time), time)
  if (effects.includes('bankRefuses')) {
    recordRefused(db, order, BANK_REFUSAL)
    lock()
    returnCoupons(db, applyNo, time)
    return { reason: BANK_REFUSAL, applyNo }
  }
  const slow = effects.map((it) => slowPayment(it, time)).find((it) => it !== null)
  if (slow && plan.route === 'card') {
    recordSlow(db, order, slow)
    lock()
  } else {
    recordPaid(db, order)
    lock()
    instalmentPaid(db, { apply_no: applyNo, buy_plan_no: plan.plan_no }, time)
  }
  freePassedCoupons(db, plan.plan_no, place, time)
  return { reason: '', applyNo }
}
