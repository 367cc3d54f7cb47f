import type { CouponContainer } from '#domain/coupon/coupon.ts'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { plan as planPayload } from '#api/calls/plan.ts'
import type { createPlan, createSmartPlan } from '#api/calls/plan-change.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { compare } from '#domain/money/money.ts'
import { amountProblem, type AmountProblem } from '#domain/order/purchase-amount.ts'
import { couponOrder } from '#test/sandbox/departments/coupons/coupon-view.ts'
import { lockForPlan, requireCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { GOAL } from '#domain/plan/plan-terms.ts'
import { firstPlanDay, type AskedCycle } from '#domain/plan/schedule.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { requireEligible } from '#test/sandbox/departments/trading/eligibility.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import {
  requireApplication,
  requireKind,
  type Application,
} from '#test/sandbox/departments/trading/applications.ts'
import { WALLET_CHANNEL, WALLET_NAME } from '#test/sandbox/departments/trading/wallet.ts'
import { noteAgreed, requireAgreed } from '#test/sandbox/departments/trading/protocols.ts'
import { paymentCards, type Card } from '#test/sandbox/departments/trading/purchase-terms.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { indexKnown } from './market-index.ts'
import { planMinimum } from './plan-minimum.ts'
import { resolveCycle, debitAfter, requirePlan } from './plan-row.ts'
import { notePlan } from './plan-notes.ts'
import { planView, type PlanPayload } from './plan-view.ts'
import { requirePassword } from '#test/sandbox/departments/identity/proof.ts'

const storedRequest = v.object({
  user_id: v.string(),
  request: v.string(),
  answer: v.string(),
})

/**
 * Carries out an application once: the same request again gets the first
 * answer; another one, or an application for anything but a plan, RET.badRequest. `request` is
 * compared without its sealed password, which differs each time. `check` refuses, or gives what is
 * then written together with the answer.
 */
export function onceByApplication(
  world: World,
  user: User,
  call: string,
  request: { applyNo: string; transPwd: string },
  check: (application: Application, now: Time14) => () => PlanPayload,
): PlanPayload {
  const { db, clock } = world
  const asked = JSON.stringify([call, { ...request, transPwd: '' }])
  const application = requireApplication(world, user, request.applyNo)
  requireKind(application, 'plan')
  const before = db.get(
    storedRequest,
    'SELECT user_id, request, answer FROM plan_requests WHERE apply_no = ?',
    request.applyNo,
  )
  if (before) {
    if (before.request !== asked) {
      throw new Refusal(RET.badRequest, '参数 applyNo 不正确：该申请已提交，内容与此次不同')
    }
    return v.parse(planPayload, JSON.parse(before.answer))
  }
  const now = clock.now()
  if (application.expires_at <= now)
    throw new Refusal(RET.applicationExpired, '申请已过期，请重新发起')
  // The password is checked before the transaction: a refusal must not undo the count of wrong
  // tries.
  const write = check(application, now)
  return db.transaction(() => {
    const answer = write()
    db.run(
      'INSERT INTO plan_requests VALUES (?, ?, ?, ?)',
      request.applyNo,
      user.user_id,
      asked,
      JSON.stringify(answer),
    )
    return answer
  })
}

const AMOUNT_TEXTS: Record<AmountProblem['code'], (limit: string) => string> = {
  empty: () => '请输入金额',
  notANumber: () => '金额不正确',
  belowMinimum: (limit) => `每期最低 ${limit} 元`,
  offStep: (limit) => `每期金额须为 ${limit} 元的整数倍`,
  aboveMaximum: (limit) => `每期最高 ${limit} 元`,
  aboveDailyLeft: (limit) => `该基金限购，每日最多买入 ${limit} 元`,
  aboveCardSingle: (limit) => `超过银行卡单笔限额 ${limit} 元`,
  aboveCardDay: (limit) => `超过银行卡当日限额 ${limit} 元`,
}

/**
 * Throws the Refusal of an amount that no instalment may have: today's purchases do not count
 * against it.
 */
export function requirePlanAmount(
  fund: Fund,
  amount: string,
  { card, route }: { card: Card; route: 'card' | 'wallet' },
): void {
  if (parseCents(amount) === null) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const problem = amountProblem(amount, {
    minAmount: planMinimum(fund),
    amountStep: fund.amountStep,
    maxAmount: fund.maxAmount,
    dailyLeft: fund.dailyLimit,
    // Card limits do not apply to a wallet; its balance is checked on the day.
    card:
      route === 'wallet'
        ? null
        : { singleLimit: yuan(card.single_limit), dayLeft: yuan(card.day_limit) },
  })
  if (!problem) return
  throw new Refusal(
    SHOWN_RET.amountOutOfRange,
    AMOUNT_TEXTS[problem.code]('limit' in problem ? formatAmount(problem.limit) : ''),
  )
}

/**
 * The card to debit, or whose wallet is debited: `channelId` is null, the card's own or the
 * wallet's.
 */
export function requirePlanCard(
  world: World,
  user: User,
  fund: Fund,
  { bankSerial, channelId }: { bankSerial: string; channelId: string | null },
  now: Time14,
): { card: Card; route: 'card' | 'wallet' } {
  if (fund.pensionOnly) throw new Refusal(SHOWN_RET.notPurchasable, '个人养老金份额不支持定投')
  const card = paymentCards(world.db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(SHOWN_RET.cardUnavailable, '没有这张银行卡')
  if (card.unavailable_reason !== '')
    throw new Refusal(SHOWN_RET.cardUnavailable, card.unavailable_reason)
  const route = channelId === WALLET_CHANNEL ? 'wallet' : 'card'
  if (route === 'card' && channelId !== null && channelId !== card.channel_id)
    throw new Refusal(SHOWN_RET.cardUnavailable, '没有这种支付方式')
  if (route === 'wallet' && (fund.code === WALLET_FUND || !world.market.fund(WALLET_FUND)))
    throw new Refusal(SHOWN_RET.cardUnavailable, `不能用${WALLET_NAME}余额定投该基金`)
  return { card, route }
}

/** The profit at which a plan stops, as a plain decimal within the bounds; null for none. */
export function takeProfitGoal(stopProfitRate: string | null): string | null {
  if (stopProfitRate === null) return null
  const goal = stopProfitRate.replace(/^(-?)0+(?=\d)/, '$1')
  if (compare(goal, GOAL.least) < 0 || compare(goal, GOAL.most) > 0)
    throw new Refusal(RET.badRequest, '参数 stopProfitRate 不正确')
  return goal
}

type NewPlan = Omit<v.InferOutput<typeof createPlan.request>, 'activityId'>
export type SmartTerms = Pick<
  v.InferOutput<typeof createSmartPlan.request>,
  'indexCode' | 'averageDays'
>

export function requireIndex({ db, market, clock }: World, smart: SmartTerms | null): void {
  if (smart && !indexKnown(db, market, { indexCode: smart.indexCode, now: clock.now() }))
    throw new Refusal(RET.notFound, '没有这个指数的行情')
}

/** The application that makes a plan, when, and where it was placed. */
interface MadeBy {
  readonly application: Application
  readonly now: Time14
  readonly container: CouponContainer | null
}

/**
 * Checks all that a purchase is checked for, and returns the terms of the plan; its first debit is
 * after today.
 */
export function makePlan(
  world: World,
  user: User,
  request: NewPlan,
  kind: SmartTerms | 'ordinary' | 'keep',
  { application, now, container }: MadeBy,
): () => PlanPayload {
  const { db, market } = world
  const smart = typeof kind === 'string' ? null : kind
  const today = now.slice(0, 8)
  if (application.fund_code !== request.fundCode)
    throw new Refusal(RET.badRequest, '参数 fundCode 不正确：与申请的基金不同')
  const fund = market.fund(request.fundCode)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  requireIndex(world, smart)
  const asked: AskedCycle = request
  const goal = takeProfitGoal(request.stopProfitRate)
  const firstDay = firstPlanDay(asked, today)
  resolveCycle(asked, firstDay)
  requireEligible(user, fund, {
    today,
    hasValue: market.rawPoints(fund.code, now).length > 0,
    riskConfirmed: request.cfmTime !== null,
  })
  const payer = requirePlanCard(world, user, fund, request, now)
  requirePlanAmount(fund, request.amount, payer)
  requireAgreed(world, fund, request.protocolHashes)
  const asksFor = couponOrder(user.user_id, fund, 'plan', request.amount, {
    container,
    payBy: payer.route,
    instalment: 1,
  })
  const coupons = requireCoupons(db, user.user_id, request.cardIds, asksFor, now)
  requirePassword(world, user, { sealed: request.transPwd, randomCode: application.random_code })
  const planNo = `P${madeApplyNo('plan', request.applyNo)}`
  const cycleRow = {
    cycle: request.cycle,
    cycle_day: request.cycleDay,
    first_day: firstDay,
    fund_code: fund.code,
  }
  return () => {
    noteAgreed(world, request.applyNo, fund)
    db.run(
      `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount, index_code,
       average_days, bank_serial, route, status, status_reason, next_debit, failures, stop_profit_rate, create_time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'running', '', ?, 0, ?, ?)`,
      planNo,
      user.user_id,
      fund.code,
      request.planName === '' ? `${fund.name}${smart ? '智能定投' : '定投'}` : request.planName,
      typeof kind === 'string' ? kind : 'smart',
      request.cycle,
      request.cycleDay,
      firstDay,
      cents(request.amount),
      smart?.indexCode ?? null,
      smart?.averageDays ?? null,
      request.bankSerial,
      payer.route,
      debitAfter(cycleRow, today, market),
      goal,
      now,
    )
    lockForPlan(db, planNo, coupons, now)
    const plan = requirePlan(db, user, planNo)
    notePlan(db, market, plan, { kind: 'opened', applyNo: request.applyNo, time: now })
    return planView(db, market, plan, now)
  }
}
