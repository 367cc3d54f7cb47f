import type * as v from 'valibot'
import type { CouponContainer } from '#domain/coupon/coupon.ts'
import { cardReason, pensionCard, pensionCash, pensionShort } from './pension-card.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { amountProblem, type AmountProblem } from '#domain/order/purchase-amount.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { couponOrder } from '#test/sandbox/departments/coupons/coupon-view.ts'
import {
  lockCoupons,
  requireCoupons,
  returnCoupons,
} from '#test/sandbox/departments/coupons/order-coupons.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { requirePassword } from '#test/sandbox/departments/identity/proof.ts'
import { ConnectionCut, Refusal } from '#test/sandbox/kernel/refusal.ts'
import { amountSentinel, BANK_REFUSAL } from './sentinels.ts'
import { cents, parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requireEligible } from './eligibility.ts'
import { shareBalance } from './lots.ts'
import { recordPaid, recordRefused, type NewOrder } from './orders.ts'
import { beginOrder, requirePricingDay, type Placed } from './placing.ts'
import { noteAgreed, requireAgreed } from './protocols.ts'
import { paymentCards, dailyLeft, datesFor } from './purchase-terms.ts'
import { recordSlow, slowPayment } from './slow-payments.ts'
import { WALLET_CHANNEL, WALLET_NAME } from './wallet.ts'

export { requireApplication, openApplication, type Application } from './applications.ts'

type PurchaseRequest = v.InferOutput<typeof applyByEncriptTransPwd.request>

/**
 * Places a purchase. Everything up to the record happens without waiting, so no other request comes
 * between the checks and the books. Throws a Refusal, or ConnectionCut for the sentinel that dies
 * before the record.
 */
export function placePurchase(
  world: World,
  user: User,
  request: PurchaseRequest,
  container: CouponContainer | null,
): Placed {
  const { db, market } = world
  const { amount, fundCode, bankSerial } = request
  const asked = JSON.stringify([
    fundCode,
    amount,
    request.pricingDay,
    bankSerial,
    request.protocolHashes.toSorted(),
    request.cfmTime,
    request.channelId ?? null,
    request.cardIds.toSorted(),
  ])
  const begun = beginOrder(world, user, request, 'purchase', asked)
  if (begun.repeat) return begun.repeat
  const { application, fund, now } = begun
  const hasValue = market.rawPoints(fundCode, now).length > 0
  requireEligible(user, fund, {
    today: now.slice(0, 8),
    hasValue,
    riskConfirmed: request.cfmTime !== null,
  })
  const dates = datesFor(fund, now, market)
  requirePricingDay(request.pricingDay, dates.tradeDay, now)
  requireAmount(world, user, fund, request, now)
  requireAgreed(world, fund, request.protocolHashes)
  const scene = fund.isMoney ? 'deposit' : 'buy'
  const payBy = request.channelId === WALLET_CHANNEL ? 'wallet' : 'card'
  const asksFor = couponOrder(user.user_id, fund, scene, amount, { container, payBy })
  const coupons = requireCoupons(db, user.user_id, request.cardIds, asksFor, now)
  requirePassword(world, user, { sealed: request.transPwd, randomCode: application.random_code })
  const effect = amountSentinel(amount)
  if (effect === 'cutBefore') throw new ConnectionCut()
  const order: NewOrder = {
    apply_no: request.applyNo,
    user_id: user.user_id,
    fund_code: fundCode,
    bank_serial: bankSerial,
    amount: cents(amount),
    request: asked,
    oper_time: now,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    income_date: dates.incomeShown,
    route: request.channelId === WALLET_CHANNEL ? 'wallet' : 'card',
    business_kind: request.channelId === WALLET_CHANNEL ? 'w0' : '',
  }
  // The wallet is the company's own and pays at once.
  const slow = order.route === 'card' ? slowPayment(effect, now) : null
  db.transaction(() => {
    if (effect === 'bankRefuses') recordRefused(db, order, BANK_REFUSAL)
    else if (slow) recordSlow(db, order, slow)
    else recordPaid(db, order)
    lockCoupons(db, request.applyNo, coupons, now)
    if (effect === 'bankRefuses') returnCoupons(db, request.applyNo, now)
  })
  noteAgreed(world, request.applyNo, fund)
  return { applyNo: request.applyNo, operTime: now, effect }
}

const AMOUNT_TEXTS: Record<AmountProblem['code'], (limit: string) => string> = {
  empty: () => '请输入金额',
  notANumber: () => '金额不正确',
  belowMinimum: (limit) => `最低买入 ${limit} 元`,
  offStep: (limit) => `买入金额须为 ${limit} 元的整数倍`,
  aboveMaximum: (limit) => `单笔最高买入 ${limit} 元`,
  aboveDailyLeft: (limit) => `该基金限购，今日还可买入 ${limit} 元`,
  aboveCardSingle: (limit) => `超过银行卡单笔限额 ${limit} 元`,
  aboveCardDay: (limit) => `超过银行卡当日限额，今日还可支付 ${limit} 元`,
}

/** The wallet of that card must hold the amount, and cannot buy itself. */
function requireWallet(
  db: World['db'],
  market: World['market'],
  user: User,
  fund: Fund,
  { amount, bankSerial }: { amount: string; bankSerial: string },
  now: Time14,
): void {
  const wallet = market.fund(WALLET_FUND)
  if (!wallet || fund.code === WALLET_FUND || fund.pensionOnly)
    throw new Refusal(SHOWN_RET.cardUnavailable, `不能用${WALLET_NAME}余额支付该基金`)
  const place = { user_id: user.user_id, bank_serial: bankSerial }
  const { usable } = shareBalance(db, market, wallet, place, now.slice(0, 8))
  if (cents(amount) > usable)
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `${WALLET_NAME}余额不足，可用 ${formatAmount(yuan(usable))} 元`,
    )
}

function requireAmount(
  { db, market }: World,
  user: User,
  fund: Fund,
  { amount, bankSerial, channelId }: PurchaseRequest,
  now: Time14,
): void {
  if (parseCents(amount) === null) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const card = paymentCards(db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(SHOWN_RET.cardUnavailable, '没有这张银行卡')
  const pension = pensionCard(db, user.user_id)
  const reason = cardReason(fund, card, pension)
  if (reason !== '') throw new Refusal(SHOWN_RET.cardUnavailable, reason)
  if (pension?.bank_serial === bankSerial) {
    const cash = pensionCash(db, user.user_id, bankSerial, now)
    if (cents(amount) > cash) throw new Refusal(SHOWN_RET.amountOutOfRange, pensionShort(cash))
  }
  const fromWallet = channelId === WALLET_CHANNEL
  if (channelId !== undefined && !fromWallet && channelId !== card.channel_id)
    throw new Refusal(SHOWN_RET.cardUnavailable, '没有这种支付方式')
  if (fromWallet) requireWallet(db, market, user, fund, { amount, bankSerial }, now)
  const left = dailyLeft(db, user.user_id, fund, datesFor(fund, now, market).tradeDay)
  const problem = amountProblem(amount, {
    minAmount: fund.minAmount,
    amountStep: fund.amountStep,
    maxAmount: fund.maxAmount,
    dailyLeft: left === null ? null : yuan(left),
    card: fromWallet
      ? null
      : { singleLimit: yuan(card.single_limit), dayLeft: yuan(card.day_left) },
  })
  if (!problem) return
  const limit = 'limit' in problem ? formatAmount(problem.limit) : ''
  throw new Refusal(SHOWN_RET.amountOutOfRange, AMOUNT_TEXTS[problem.code](limit))
}
