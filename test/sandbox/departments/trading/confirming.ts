import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { subtract } from '#domain/money/money.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { FUND_SENTINELS } from './sentinels.ts'
import { tradeMessages } from './message-table.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, CNY, post } from '#test/sandbox/kernel/store/ledger.ts'
import { chooseDividendMethod } from './earnings.ts'
import { addLot, takeLots } from './lots.ts'
import type { Order } from './order-row.ts'
import { payOut } from './payouts.ts'
import { orderDays, priceConversion, priceRedemption, saleDates } from './sale-terms.ts'
import { endUnconfirmed } from './unconfirmed.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

/** Confirms what is no purchase, at T's value. False: it is one. */
export function confirmOther(db: Database, market: Market, order: Order, time: Time14): boolean {
  switch (order.business_code) {
    case '24':
      db.transaction(() => confirmRedemption(db, market, order, time))
      return true
    case '36':
      db.transaction(() => confirmConversion(db, market, order, time))
      return true
    case '37':
      // The incoming half of a conversion is settled with its order of code 36.
      return true
    case '29':
      db.transaction(() => confirmDividendMethod(db, order, time))
      return true
    default:
      return false
  }
}

function tradeDayValue(market: Market, order: Order, code: string, time: Time14) {
  const fund = market.fund(code)
  const point = market.pointOn(code, order.trade_date, time)
  if (!fund || !point)
    throw new Error(`${order.apply_no}: ${code} has no value for ${order.trade_date}`)
  return { fund, point }
}

/** One rate for all lots, or none to name. */
function onlyRate(lots: readonly { rate: string }[]): string | null {
  const rates = new Set(lots.map((it) => it.rate))
  return rates.size === 1 ? (lots[0]?.rate ?? null) : null
}

/**
 * Turns a redemption (24, or a forced one, 42) into money on its way, at T's value; in the caller's
 * transaction.
 */
export function confirmRedemption(db: Database, market: Market, order: Order, time: Time14): void {
  const { fund, point } = tradeDayValue(market, order, order.fund_code, time)
  const shares = order.vol ?? 0
  const result = priceRedemption(db, fund, order, { shares, nav: point.nav, on: orderDays(order) })
  const [gross, fee, net] = [cents(result.gross), cents(result.fee), cents(result.net)]
  takeLots(db, order.apply_no, order, shares)
  db.run(
    `UPDATE orders SET status = '1', net = ?, fee = ?, shares = ?, fee_rate = ?, nav = ? WHERE apply_no = ?`,
    net,
    fee,
    shares,
    onlyRate(result.lots),
    point.nav,
    order.apply_no,
  )
  post(db, {
    time,
    kind: 'redeem',
    ref: order.apply_no,
    entries: [
      { account: account.holder(order.user_id), unit: fund.code, amount: -shares },
      { account: account.issued(fund.code), unit: fund.code, amount: shares },
      { account: account.fundCash(fund.code), unit: CNY, amount: -gross },
      { account: account.fees(fund.code), unit: CNY, amount: fee },
      { account: account.payout(order.apply_no), unit: CNY, amount: net },
    ],
  })
  const isForced = order.business_code === '42'
  announce(db, tradeMessages, isForced ? 'holdingChanged' : 'orderConfirmed', order, time)
  const day = order.payment_date ?? saleDates(fund, order.oper_time, market).arrivalTo
  payOut(db, order, { amount: net, day, time })
}

function confirmConversion(db: Database, market: Market, order: Order, time: Time14): void {
  const refusal = FUND_SENTINELS.find((it) => it.fundCode === order.target_fund)
  if (refusal) {
    endUnconfirmed(db, order, { status: '2', errorDetail: '基金公司确认失败，份额已退回' }, time)
    return
  }
  const from = tradeDayValue(market, order, order.fund_code, time)
  const to = tradeDayValue(market, order, order.target_fund ?? '', time)
  moveShares(db, order, from, to, time)
}

interface Priced {
  fund: Fund
  point: RawPoint
}

function moveShares(db: Database, order: Order, from: Priced, to: Priced, time: Time14): void {
  const shares = order.vol ?? 0
  const redemption = priceRedemption(db, from.fund, order, {
    shares,
    nav: from.point.nav,
    on: orderDays(order),
  })
  const result = priceConversion(
    { fund: from.fund, nav: from.point.nav },
    { fund: to.fund, nav: to.point.nav },
    shares,
    redemption,
  )
  if (result.sharesIn === null) throw new Error(`${order.apply_no}: no value to convert at`)
  const [gross, fee, topUp, net, sharesIn] = [
    cents(result.gross),
    cents(result.redemptionFee),
    cents(result.topUpFee),
    cents(result.net),
    cents(result.sharesIn),
  ]
  takeLots(db, order.apply_no, order, shares)
  db.run(
    `UPDATE orders SET status = '1', net = ?, fee = ?, shares = ?, fee_rate = ?, nav = ?, target_shares = ?,
       target_nav = ? WHERE apply_no = ?`,
    cents(subtract(result.gross, result.redemptionFee)),
    fee,
    shares,
    onlyRate(redemption.lots),
    from.point.nav,
    sharesIn,
    to.point.nav,
    order.apply_no,
  )
  announce(db, tradeMessages, 'orderConfirmed', order, time)
  const leg = incomingLegNo(order.apply_no)
  db.run(
    `UPDATE orders SET status = '1', net = ?, fee = ?, shares = ?, nav = ? WHERE apply_no = ?`,
    net,
    topUp,
    sharesIn,
    to.point.nav,
    leg,
  )
  addLot(
    db,
    {
      user_id: order.user_id,
      bank_serial: order.bank_serial,
      fund_code: to.fund.code,
      apply_no: leg,
      trade_date: order.trade_date,
      confirm_date: order.confirm_date,
    },
    { shares: sharesIn, cost: net + topUp },
  )
  post(db, {
    time,
    kind: 'convert',
    ref: order.apply_no,
    entries: [
      { account: account.holder(order.user_id), unit: from.fund.code, amount: -shares },
      { account: account.issued(from.fund.code), unit: from.fund.code, amount: shares },
      { account: account.fundCash(from.fund.code), unit: CNY, amount: -gross },
      { account: account.fees(from.fund.code), unit: CNY, amount: fee },
      { account: account.fees(to.fund.code), unit: CNY, amount: topUp },
      { account: account.fundCash(to.fund.code), unit: CNY, amount: net },
      { account: account.issued(to.fund.code), unit: to.fund.code, amount: -sharesIn },
      { account: account.holder(order.user_id), unit: to.fund.code, amount: sharesIn },
    ],
  })
}

/** The number of a conversion's incoming half. */
export const incomingLegNo = (applyNo: string): string => `${applyNo.slice(0, 30)}IN`

function confirmDividendMethod(db: Database, order: Order, time: Time14): void {
  db.run(`UPDATE orders SET status = '1' WHERE apply_no = ?`, order.apply_no)
  announce(db, tradeMessages, 'orderConfirmed', order, time)
  if (order.dividend_method !== null) chooseDividendMethod(db, order, order.dividend_method)
}
