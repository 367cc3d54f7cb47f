import * as v from 'valibot'
import type { plan as planPayload } from '#api/calls/plan.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { holdingFigures } from '#domain/holding/holding.ts'
import { roundCent, roundShare, subtract, sum } from '#domain/money/money.ts'
import { sharesByDay } from '#domain/plan/past-instalments.ts'
import { instalment, stopLocked } from '#domain/plan/regular-plan.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { WALLET_CHANNEL } from '#test/sandbox/departments/trading/wallet.ts'
import { paymentCards } from '#test/sandbox/departments/trading/purchase-terms.ts'
import { indexNameOf, lastCloseDay, smartMeasure } from './market-index.ts'
import { debitAfter, movedFrom, type PlanRow } from './plan-row.ts'

export type PlanPayload = v.InferOutput<typeof planPayload>

/** Smart plans' product (rules.md#kinds-channels-and-products). */
const SMART_PRODUCT = '20002001'

const UNBOUND = '扣款银行卡已解绑，计划暂停扣款'

/** Orders whose money stayed with the fund or is on its way there. */
const COUNTED = `o.status IN ('1', '3', '5')`

function paidBy(db: Database, planNo: string): { times: number; amount: number } {
  const paid = db.get(
    v.object({ times: v.number(), amount: v.number() }),
    `SELECT count(*) AS times, coalesce(sum(o.amount), 0) AS amount
     FROM plan_records r JOIN orders o USING (apply_no) WHERE r.plan_no = ? AND ${COUNTED}`,
    planNo,
  )
  return paid ?? { times: 0, amount: 0 }
}

/** Of a smart plan once the close of the trading day before is known. */
function nextAmount(
  db: Database,
  market: Market,
  plan: PlanRow,
  debit: Date8,
  now: Time14,
): string | null {
  const base = yuan(plan.amount)
  if (plan.index_code === null || plan.average_days === null) return base
  const closeDay = tradingDayBefore(debit, market.isTradingDay)
  if (lastCloseDay(now, market.isTradingDay) < closeDay) return null
  const terms = { indexCode: plan.index_code, averageDays: plan.average_days }
  const measure = smartMeasure(db, market, terms, closeDay)
  return measure === null ? base : instalment(base, measure.share)
}

/** From the day on which the next debit was planned to its own: a daily plan goes by every day. */
function passedDays(plan: PlanRow, debit: Date8 | null, now: Time14): { from: Date8; to: Date8 } {
  const today = now.slice(0, 8)
  if (debit === null) return { from: today, to: today }
  return { from: plan.cycle === 'daily' ? today : (movedFrom(plan, debit) ?? debit), to: debit }
}

/** A plan as the contract shows it. */
export function planView(db: Database, market: Market, plan: PlanRow, now: Time14): PlanPayload {
  const card = paymentCards(db, plan.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === plan.bank_serial,
  )
  const isUnbound = card === undefined && plan.status !== 'terminated'
  const skips = plan.skip_date !== null && plan.skip_date === plan.next_debit
  const debit =
    plan.next_debit === null || isUnbound
      ? null
      : skips
        ? debitAfter(plan, plan.next_debit, market)
        : plan.next_debit
  const paid = paidBy(db, plan.plan_no)
  const isWallet = plan.route === 'wallet'
  const fund = market.fund(plan.fund_code)
  const walletName = market.fund(WALLET_FUND)?.name ?? ''
  return {
    planNo: plan.plan_no,
    planName: plan.plan_name,
    planType: plan.plan_type,
    productCode: plan.plan_type === 'smart' ? SMART_PRODUCT : '',
    fundCode: plan.fund_code,
    fundName: fund?.name ?? plan.fund_code,
    cycle: plan.cycle,
    cycleDay: plan.cycle_day,
    amount: yuan(plan.amount),
    smart:
      plan.index_code === null || plan.average_days === null
        ? null
        : {
            indexCode: plan.index_code,
            averageDays: plan.average_days,
            indexName: indexNameOf(market, plan.index_code),
          },
    bankSerial: plan.bank_serial,
    channelId: isWallet ? WALLET_CHANNEL : (card?.channel_id ?? ''),
    channelName: card ? `${isWallet ? walletName : card.bank_name}（尾号 ${card.tail}）` : '',
    status: isUnbound ? 'abnormal' : plan.status,
    statusReason: isUnbound ? UNBOUND : plan.status_reason,
    nextDebitDate: debit,
    ...overseasDays(
      fund === undefined ? [] : [fund],
      market.isTradingDay,
      passedDays(plan, debit, now),
    ),
    nextAmount: debit === null ? null : nextAmount(db, market, plan, debit, now),
    skipDate: plan.skip_date,
    failures: plan.failures,
    paidTimes: paid.times,
    paidAmount: yuan(paid.amount),
    stopProfitRate: plan.stop_profit_rate,
    createTime: plan.create_time,
    endTime: plan.end_time,
  }
}

/** Returns whether the plan debits, or has debited, today and it is before 15:00. */
export function debitDayLocked(db: Database, plan: PlanRow, now: Time14): boolean {
  const today = now.slice(0, 8)
  if (!stopLocked(today, now)) return false
  if (plan.next_debit === today) return plan.skip_date !== today
  const record = db.get(
    v.object({ state: v.string() }),
    'SELECT state FROM plan_records WHERE plan_no = ? AND debit_date = ?',
    plan.plan_no,
    today,
  )
  return record !== undefined && record.state !== 'skipped'
}

const confirmedRow = v.object({
  trade_date: v.string(),
  confirm_date: v.string(),
  amount: v.number(),
  shares: v.number(),
})

/**
 * The worth of the confirmed instalments had all been held since, dividends and income bought
 * again.
 */
export function planResult(db: Database, market: Market, plan: PlanRow, now: Time14) {
  const confirmed = db.all(
    confirmedRow,
    `SELECT o.trade_date, o.confirm_date, o.amount, o.shares
     FROM plan_records r JOIN orders o USING (apply_no)
     WHERE r.plan_no = ? AND ${COUNTED} AND o.shares IS NOT NULL ORDER BY o.trade_date, o.seq`,
    plan.plan_no,
  )
  const points = market.rawPoints(plan.fund_code, now)
  const tranches = confirmed.map((it) => ({
    date: it.trade_date,
    earnsFrom: it.confirm_date,
    shares: yuan(it.shares),
  }))
  const last = points.at(-1)
  const shares = last ? (sharesByDay(points, tranches).get(last.date) ?? '0') : '0'
  const cost = sum(confirmed.map((it) => yuan(it.amount)))
  const figures = holdingFigures({ shares, cost, paidIn: cost, paidOut: '0' }, last?.nav ?? '0')
  const confirming = subtract(yuan(paidBy(db, plan.plan_no).amount), cost)
  return { ...figures, shares: roundShare(shares), confirming: roundCent(confirming) }
}
