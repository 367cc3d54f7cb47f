import * as v from 'valibot'
import type { queryPlan } from '#api/calls/plan.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { compareRisk } from '#domain/identity/risk.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { amountProblem, type AmountProblem } from '#domain/order/purchase-amount.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { purchaseBlock } from '#test/sandbox/departments/trading/eligibility.ts'
import { shareBalance } from '#test/sandbox/departments/trading/lots.ts'
import {
  dailyLeft,
  paymentCards,
  type Card,
} from '#test/sandbox/departments/trading/purchase-terms.ts'
import { WALLET_NAME } from '#test/sandbox/departments/trading/wallet.ts'
import type { PlanRow } from './plan-row.ts'

export type Obstacle = NonNullable<v.InferInput<typeof queryPlan.payload>['obstacle']>

interface Attempt {
  card: Card
  /** Yuan. */
  amount: string
  time: Time14
  /** T of the debit. */
  tradeDay: Date8
}

/**
 * The first obstacle to a whole instalment, in the order in which a debit meets them; null where it
 * can be paid.
 */
export function debitObstacle(
  db: Database,
  market: Market,
  plan: PlanRow,
  { card, amount, time, tradeDay }: Attempt,
): Obstacle | null {
  const fund = market.fund(plan.fund_code)
  if (!fund) return { kind: 'fundSuspended', reason: '该基金已不存在' }
  const isWallet = plan.route === 'wallet'
  const checks: [Obstacle['kind'], string][] = [
    ['fundSuspended', purchaseBlock(fund, market.rawPoints(fund.code, time).length > 0)],
    isWallet
      ? ['walletShort', walletShort(db, market, plan, amount, time)]
      : ['cardUnavailable', card.unavailable_reason],
    [
      'overLimit',
      limitPassed(
        fund,
        amount,
        isWallet ? null : card,
        dailyLeft(db, plan.user_id, fund, tradeDay),
      ),
    ],
    ['riskMismatch', riskOver(db, plan, fund)],
  ]
  const [kind, reason] = checks.find(([, text]) => text !== '') ?? []
  return kind === undefined || reason === undefined ? null : { kind, reason }
}

/** The same of the next debit, as things are now; null for a plan that debits nothing. */
export function nextObstacle(
  db: Database,
  market: Market,
  plan: PlanRow,
  { date, amount, now }: { date: Date8 | null; amount: string; now: Time14 },
): Obstacle | null {
  if (plan.status !== 'running' || date === null) return null
  const card = paymentCards(db, plan.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === plan.bank_serial,
  )
  if (!card) return null
  // The payments of today do not count against another day.
  const rested = date === now.slice(0, 8) ? card : { ...card, day_left: card.day_limit }
  return debitObstacle(db, market, plan, { card: rested, amount, time: now, tradeDay: date })
}

/** The reason against paying the whole instalment from the wallet, or empty. */
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

/**
 * The words about a user's class that no longer fits the fund, or empty: no warning helps C0, and a
 * warning not needed when the plan was made was not confirmed.
 */
function riskOver(db: Database, plan: PlanRow, fund: Fund): string {
  const match = compareRisk(userById(db, plan.user_id)?.risk_level ?? 0, fund.risk)
  const over = match === 'blocked' || (match === 'warn' && !warningConfirmed(db, plan))
  return over ? '您目前的风险等级低于该基金的风险等级' : ''
}

const confirmation = v.object({ confirmed: v.nullable(v.number()) })

/**
 * Returns whether the risk warning was confirmed when the plan was made; yes where nothing says
 * how.
 */
function warningConfirmed(db: Database, plan: PlanRow): boolean {
  const made = db.get(
    confirmation,
    `SELECT json_extract(request, '$[1].cfmTime') IS NOT NULL AS confirmed FROM plan_requests
     WHERE user_id = ? AND json_extract(request, '$[0]') LIKE 'create%'
     AND json_extract(answer, '$.planNo') = ?`,
    plan.user_id,
    plan.plan_no,
  )
  return made?.confirmed !== 0
}
