import { WALLET_FUND } from '#domain/order/business-codes.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { compare } from '#domain/money/money.ts'
import { amountProblem, type AmountProblem } from '#domain/order/purchase-amount.ts'
import { instalment } from '#domain/plan/regular-plan.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Fund, Market } from '#test/sandbox/market/market.ts'
import { amountSentinel, BANK_REFUSAL } from '#test/sandbox/faults/sentinels.ts'
import { cents, yuan } from '#test/sandbox/store/cents.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { purchaseBlock } from '#test/sandbox/trading/eligibility.ts'
import {
  madeApplyNo,
  recordPaid,
  recordRefused,
  type NewOrder,
} from '#test/sandbox/trading/orders.ts'
import {
  paymentCards,
  dailyLeft,
  datesFor,
  type Card,
} from '#test/sandbox/trading/purchase-terms.ts'
import { shareBalance } from '#test/sandbox/trading/lots.ts'
import { recordSlow, slowPayment } from '#test/sandbox/trading/slow-payments.ts'
import { endPlan } from './change-plan.ts'
import { countFailure, instalmentPaid } from './instalment.ts'
import { smartMeasure } from './market-index.ts'
import { debitAfter, planRow, type PlanRow } from './plan-row.ts'
import { planResult } from './plan-view.ts'
import { WALLET_NAME } from '#test/sandbox/trading/wallet.ts'

/** 定期投资. */
const PLAN_DEBIT = '39'

/** When plans are debited on a trading day. */
export const DEBITED_AT = '093000'

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
    const reason = `已达到止盈目标 ${plan.stop_profit_rate}%，计划已终止，可卖出`
    endPlan(db, market, plan, { reason, time })
  }
}

function debit(db: Database, market: Market, plan: PlanRow, day: Date8, time: Time14): void {
  db.run(
    'UPDATE plans SET next_debit = ?, skip_date = NULL WHERE plan_no = ?',
    debitAfter(plan, day, market.isTradingDay),
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
  if (plan.skip_date === day) {
    note('skipped', '您已选择跳过本次扣款', '')
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
  const reason =
    purchaseBlock(fund, market.rawPoints(fund.code, time).length > 0) ||
    (plan.route === 'wallet'
      ? walletShort(db, market, plan, amount, time)
      : card.unavailable_reason) ||
    limitPassed(
      fund,
      amount,
      plan.route === 'wallet' ? null : card,
      dailyLeft(db, plan.user_id, fund, dates.tradeDay),
    )
  if (reason !== '') return { reason, applyNo: '' }
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
  if (effects.includes('bankRefuses')) {
    recordRefused(db, order, BANK_REFUSAL)
    return { reason: BANK_REFUSAL, applyNo }
  }
  const slow = effects.map((it) => slowPayment(it, time)).find((it) => it !== null)
  if (slow && plan.route === 'card') {
    recordSlow(db, order, slow)
  } else {
    recordPaid(db, order)
    instalmentPaid(db, { apply_no: applyNo, buy_plan_no: plan.plan_no })
  }
  return { reason: '', applyNo }
}

/** Why the wallet cannot pay the whole instalment, or empty. */
function walletShort(
  db: Database,
  market: Market,
  plan: PlanRow,
  amount: string,
  time: Time14,
): string {
  const wallet = market.fund(WALLET_FUND)
  if (!wallet) return `${WALLET_NAME}余额不可用`
  const place = { user_id: plan.user_id, bank_serial: plan.bank_serial }
  const { usable } = shareBalance(db, market, wallet, place, time.slice(0, 8))
  return usable < cents(amount) ? `${WALLET_NAME}余额不足` : ''
}

const LIMIT_TEXTS: Record<AmountProblem['code'], string> = {
  empty: '扣款金额不正确',
  notANumber: '扣款金额不正确',
  belowMinimum: '低于基金最低买入金额',
  offStep: '扣款金额不正确',
  aboveMaximum: '超过基金单笔买入上限',
  aboveDailyLeft: '超过基金当日限购金额',
  aboveCardSingle: '超过银行卡单笔限额',
  aboveCardDay: '超过银行卡当日限额',
}

/**
 * The base was checked against the minimum when the plan was made; a smart share of it may be less.
 */
function limitPassed(fund: Fund, amount: string, card: Card | null, left: number | null): string {
  const problem = amountProblem(amount, {
    minAmount: '0.01',
    amountStep: '0.01',
    maxAmount: fund.maxAmount,
    dailyLeft: left === null ? null : yuan(left),
    card: card && { singleLimit: yuan(card.single_limit), dayLeft: yuan(card.day_left) },
  })
  return problem ? LIMIT_TEXTS[problem.code] : ''
}
