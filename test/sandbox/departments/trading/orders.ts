import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { frontFeeWaived } from '#domain/advice/fees.ts'
import { couponPurchase } from '#domain/coupon/coupon-fee.ts'
import { orderTerms, useCoupons } from '#test/sandbox/departments/coupons/order-coupons.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { tradeMessages } from './message-table.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { isOwnFund, ownDiscount } from '#test/sandbox/market/own-rates.ts'
import { portfolioOfAccount } from '#test/sandbox/market/portfolios.ts'
import { addLot } from './lots.ts'
import type { Order } from './order-row.ts'
import { payFromWallet } from './wallet.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

export const PURCHASE = '22'

export type NewOrder = Pick<
  Order,
  | 'apply_no'
  | 'user_id'
  | 'fund_code'
  | 'bank_serial'
  | 'amount'
  | 'request'
  | 'oper_time'
  | 'trade_date'
  | 'confirm_date'
  | 'income_date'
> &
  Partial<
    Pick<
      Order,
      | 'business_code'
      | 'business_kind'
      | 'buy_plan_no'
      | 'route'
      | 'vol'
      | 'target_fund'
      | 'leg_of'
      | 'large_flag'
      | 'dividend_method'
      | 'payment_date'
      | 'net'
      | 'fee'
      | 'shares'
      | 'fee_rate'
      | 'nav'
    >
  >

/** Writes an order, by default a purchase. Moves nothing: the caller posts what it moves. */
export function insertOrder(
  db: Database,
  order: NewOrder,
  status: Order['status'],
  errorDetail = '',
): void {
  db.run(
    `INSERT INTO orders (apply_no, user_id, fund_code, business_code, status, bank_serial, amount, request,
       oper_time, trade_date, confirm_date, income_date, error_detail, business_kind, buy_plan_no, route, vol,
       target_fund, leg_of, large_flag, dividend_method, payment_date, net, fee, shares, fee_rate, nav)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.apply_no,
    order.user_id,
    order.fund_code,
    order.business_code ?? PURCHASE,
    status,
    order.bank_serial,
    order.amount,
    order.request,
    order.oper_time,
    order.trade_date,
    order.confirm_date,
    order.income_date,
    errorDetail,
    order.business_kind ?? '',
    order.buy_plan_no ?? '',
    order.route ?? 'card',
    order.vol ?? null,
    order.target_fund ?? null,
    order.leg_of ?? null,
    order.large_flag ?? '',
    order.dividend_method ?? null,
    order.payment_date ?? null,
    order.net ?? null,
    order.fee ?? null,
    order.shares ?? null,
    order.fee_rate ?? null,
    order.nav ?? null,
  )
}

/** Records the order and takes its money, in one step: status 3, the money in transit. */
export function recordPaid(db: Database, order: NewOrder): void {
  db.transaction(() => {
    insertOrder(db, order, '3')
    if (order.route === 'wallet') payFromWallet(db, order)
    else takeFromCard(db, order, order.oper_time)
  })
}

/** Puts what the card pays into transit; in the caller's transaction. */
export function takeFromCard(
  db: Database,
  order: Pick<Order, 'apply_no' | 'bank_serial' | 'amount'>,
  time: Time14,
): void {
  post(db, {
    time,
    kind: 'pay',
    ref: order.apply_no,
    entries: [
      { account: account.bank(order.bank_serial), unit: CNY, amount: -order.amount },
      { account: account.transit(order.apply_no), unit: CNY, amount: order.amount },
    ],
  })
}

/** The bank refused at once: the order is there as failed (status 4) and no money moved. */
export function recordRefused(db: Database, order: NewOrder, errorDetail: string): void {
  insertOrder(db, { ...order, confirm_date: order.oper_time.slice(0, 8) }, '4', errorDetail)
}

/** The front fee of a purchase; none of an own fund in a portfolio, whose advice costs a fee. */
const frontFee = (order: Pick<Order, 'user_id' | 'bank_serial' | 'trade_date'>, fund: Fund) =>
  portfolioOfAccount(order.bank_serial).portfolioCode !== '' &&
  frontFeeWaived(isOwnFund(fund), order.trade_date)
    ? { tiers: [{ upTo: null, rate: '0.00', flat: null }], discount: null }
    : { tiers: fund.purchaseTiers, discount: ownDiscount(order.user_id, fund) }

/** Turns a paid order into shares at T's value. */
export function confirm(
  db: Database,
  order: Order,
  fund: Fund,
  point: RawPoint,
  time: Time14,
): void {
  const result = couponPurchase(
    {
      amount: yuan(order.amount),
      ...frontFee(order, fund),
      nav: point.nav,
    },
    orderTerms(db, order.apply_no),
  )
  if (result.shares === null) throw new Error(`${order.apply_no}: no value to confirm at`)
  const [net, fee, shares] = [cents(result.net), cents(result.fee), cents(result.shares)]
  db.transaction(() => {
    db.run(
      `UPDATE orders SET status = '1', net = ?, fee = ?, shares = ?, fee_rate = ?, nav = ?
       WHERE apply_no = ? AND status IN ('3', '5')`,
      net,
      fee,
      shares,
      result.rate,
      point.nav,
      order.apply_no,
    )
    useCoupons(db, order.apply_no, result, time)
    announce(db, tradeMessages, 'orderConfirmed', order, time)
    addLot(db, order, { shares, cost: order.amount })
    post(db, {
      time,
      kind: 'confirm',
      ref: order.apply_no,
      entries: [
        { account: account.transit(order.apply_no), unit: CNY, amount: -order.amount },
        { account: account.fundCash(fund.code), unit: CNY, amount: net },
        { account: account.fees(fund.code), unit: CNY, amount: fee },
        { account: account.issued(fund.code), unit: fund.code, amount: -shares },
        { account: account.holder(order.user_id), unit: fund.code, amount: shares },
      ],
    })
  })
}

/** 定投. */
export const PLAN_DEBIT = '39'

/** When plans are debited on a trading day. */
export const DEBITED_AT = '093000'
