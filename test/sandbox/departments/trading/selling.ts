import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { replacementOf } from '#test/sandbox/departments/identity/card-use.ts'
import { requireRested } from '#test/sandbox/departments/identity/cool-down.ts'
import { requirePassword } from '#test/sandbox/departments/identity/proof.ts'
import { ConnectionCut, Refusal } from '#test/sandbox/kernel/refusal.ts'
import { amountSentinel, BANK_REFUSAL } from './sentinels.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { shareBalance } from './lots.ts'
import { insertOrder, type NewOrder } from './orders.ts'
import { beginOrder, requirePricingDay, type Placed } from './placing.ts'
import { paymentCards } from './purchase-terms.ts'
import { redeemBlock, saleDates, sharesToSell } from './sale-terms.ts'
import { recordSlow, slowPayment } from './slow-payments.ts'
import { payWithdrawal, QUICK_WITHDRAWAL } from './withdrawal.ts'
import { WALLET_NAME } from './wallet.ts'

/** Per person, fund and day (rules.md#quick-withdrawal); the number of times is the channel's. */
export const QUICK_DAY_LIMIT = 1_000_000
export const QUICK_TIMES = 10

export function hasValue({ market }: World, fund: Fund, now: Time14): boolean {
  return market.rawPoints(fund.code, now).length > 0
}

/** SHOWN_RET.notRedeemable where the fund cannot be sold now. */
export function requireRedeemable(world: World, fund: Fund, now: Time14): void {
  const toast = redeemBlock(fund, hasValue(world, fund, now))
  if (toast !== '') throw new Refusal(SHOWN_RET.notRedeemable, toast)
}

/** RET.notFound for a card that is not the user's. */
export function requireCard({ db }: World, user: User, bankSerial: string, now: Time14) {
  const card = paymentCards(db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(RET.notFound, '没有这张银行卡')
  return card
}

/** SHOWN_RET.notRedeemable while a lost card is replaced: its money would go to the lost one. */
function requireNotReplaced({ db }: World, bankSerial: string): void {
  if (replacementOf(db, bankSerial) === '') return
  throw new Refusal(SHOWN_RET.notRedeemable, '该卡正在办理更换，审核结束前暂停赎回')
}

/**
 * Places a redemption: its shares are frozen at once (status 3) and leave on the day of
 * confirmation.
 */
export function placeRedeem(
  world: World,
  user: User,
  request: v.InferOutput<typeof redeem.request>,
): Placed {
  const { db, market } = world
  const { fundCode, bankSerial, redeemTo, largeRedeemFlag } = request
  const asked = JSON.stringify([
    'redeem',
    fundCode,
    bankSerial,
    request.shares,
    request.pricingDay,
    redeemTo,
    largeRedeemFlag,
  ])
  const begun = beginOrder(world, user, request, 'redeem', asked)
  if (begun.repeat) return begun.repeat
  const { application, fund, now } = begun
  requireRedeemable(world, fund, now)
  requireCard(world, user, bankSerial, now)
  requireNotReplaced(world, bankSerial)
  if (redeemTo === 'wallet' && fund.pensionOnly)
    throw new Refusal(SHOWN_RET.notRedeemable, '卖出的钱只能回到个人养老金资金账户')
  if (redeemTo === 'wallet' && fundCode === WALLET_FUND)
    throw new Refusal(RET.badRequest, `参数 redeemTo 不正确：${WALLET_NAME}只能取出到银行卡`)
  const place = { user_id: user.user_id, bank_serial: bankSerial }
  const dates = saleDates(fund, now, market)
  requirePricingDay(request.pricingDay, dates.tradeDay, now)
  const { shares } = sharesToSell(db, market, fund, place, request.shares, now)
  const proof = { sealed: request.transPwd, randomCode: application.random_code }
  requirePassword(world, user, proof)
  insertOrder(
    db,
    {
      ...place,
      apply_no: request.applyNo,
      fund_code: fundCode,
      business_code: '24',
      business_kind: redeemTo === 'wallet' ? 'wr' : '',
      amount: 0,
      request: asked,
      oper_time: now,
      trade_date: dates.tradeDay,
      confirm_date: dates.confirmDate,
      income_date: dates.confirmDate,
      vol: shares,
      route: redeemTo,
      large_flag: largeRedeemFlag,
      payment_date: redeemTo === 'wallet' ? dates.confirmDate : dates.arrivalTo,
    },
    '3',
  )
  return { applyNo: request.applyNo, operTime: now, effect: null }
}

/** The rest of today's quick withdrawals: cents and times. */
export function quickLeft(
  db: Database,
  userId: string,
  fundCode: string,
  now: Time14,
): { amount: number; times: number } {
  const used = db.get(
    v.object({ amount: v.number(), times: v.number() }),
    `SELECT coalesce(sum(amount), 0) AS amount, count(*) AS times FROM orders WHERE user_id = ? AND fund_code = ?
     AND business_code = '98' AND status NOT IN ('2', '4', '7') AND substr(oper_time, 1, 8) = ?`,
    userId,
    fundCode,
    now.slice(0, 8),
  )
  return {
    amount: Math.max(0, QUICK_DAY_LIMIT - (used?.amount ?? 0)),
    times: Math.max(0, QUICK_TIMES - (used?.times ?? 0)),
  }
}

/** The reason against a quick withdrawal from a fund now, or empty. */
export const quickBlock = (fund: Fund): string =>
  fund.isMoney
    ? fund.redeemStatus === 'suspended'
      ? '该基金暂停赎回'
      : ''
    : '该基金不支持快速取出'

/**
 * Withdraws at once: shares leave and money arrives in one step, without the income of that day.
 */
export function placeFastRedeem(
  world: World,
  user: User,
  request: v.InferOutput<typeof fastRedeemRepeat.request>,
): Placed {
  const { db, market } = world
  const { fundCode, bankSerial, amount } = request
  const asked = JSON.stringify(['fastRedeem', fundCode, bankSerial, amount])
  const begun = beginOrder(world, user, request, 'fastRedeem', asked)
  if (begun.repeat) return begun.repeat
  const { application, fund, now } = begun
  const toast = quickBlock(fund)
  if (toast !== '') throw new Refusal(SHOWN_RET.notRedeemable, toast)
  const card = requireCard(world, user, bankSerial, now)
  requireNotReplaced(world, bankSerial)
  requireRested(world, user)
  if (card.unavailable_reason !== '')
    throw new Refusal(SHOWN_RET.cardUnavailable, card.unavailable_reason)
  const sum = cents(amount)
  if (sum === 0) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const place = { user_id: user.user_id, bank_serial: bankSerial }
  const left = quickLeft(db, user.user_id, fundCode, now)
  if (sum > left.amount || left.times === 0) {
    const payload = { left: yuan(left.times === 0 ? 0 : left.amount) }
    throw new Refusal(
      SHOWN_RET.quickLimitReached,
      `超过今日快速取出额度，还可取 ${formatAmount(payload.left)} 元`,
      payload,
    )
  }
  const { usable } = shareBalance(db, market, fund, place, now.slice(0, 8))
  if (sum > usable)
    throw new Refusal(SHOWN_RET.sharesShort, `可用余额不足，可用 ${formatAmount(yuan(usable))} 元`)
  const proof = { sealed: request.transPwd, randomCode: application.random_code }
  requirePassword(world, user, proof)
  const effect = amountSentinel(amount)
  if (effect === 'cutBefore') throw new ConnectionCut()
  const today = now.slice(0, 8)
  const order: NewOrder = {
    ...place,
    apply_no: request.applyNo,
    fund_code: fundCode,
    business_code: QUICK_WITHDRAWAL,
    amount: sum,
    request: asked,
    oper_time: now,
    trade_date: today,
    confirm_date: today,
    income_date: today,
    vol: sum,
    route: 'card',
  }
  const slow = slowPayment(effect, now)
  if (effect === 'bankRefuses') insertOrder(db, order, '4', BANK_REFUSAL)
  else if (slow) recordSlow(db, order, slow)
  else
    db.transaction(() => {
      insertOrder(db, order, '3')
      payWithdrawal(db, order, now)
    })
  return { applyNo: request.applyNo, operTime: now, effect }
}
