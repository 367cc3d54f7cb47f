import { formatShares } from '#domain/money/format-figures.ts'
import { fundCalendar } from '#test/sandbox/market/overseas-closures.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type * as v from 'valibot'
import type { estimateRedeem } from '#api/calls/redeem.ts'
import type { queryTransactionDetail } from '#api/calls/transaction.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { firstSaleAfter, holdingDays, type SaleDays } from '#domain/order/holding-days.ts'
import { purchaseTier } from '#domain/money/fees.ts'
import { compare, multiply, subtract } from '#domain/money/money.ts'
import {
  estimateConversion,
  estimateRedemption,
  nextRedemptionTier,
  redemptionRate,
  sweepRemainder,
  type ConversionEstimate,
  type RedemptionEstimate,
  type RedemptionTier,
} from '#domain/order/redemption.ts'
import { redemptionDates, tradeDay, type RedemptionDates } from '#domain/calendar/trading-dates.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents, parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { openLots, lotsTaken, shareBalance, type Place } from './lots.ts'
import type { Order } from './order-row.ts'
import { fundDays } from './purchase-terms.ts'

type SoldLot = v.InferOutput<typeof queryTransactionDetail.payload>['lots'][number]

/** The business codes of the orders that pay by the age of their lots. */
const SOLD: ReadonlySet<string> = new Set(['24', '36', '42'])

export type SaleKind = 'redeem' | 'fastRedeem' | 'convert'

/** Least that one order sells, and least that may stay, in shares. */
export const minRedemption = (fund: Fund): string => (fund.isMoney ? '0.01' : '1.00')
export const minHolding = (fund: Fund): string => (fund.isMoney ? '0.00' : '5.00')

export const redemptionTiers = (fund: Fund): RedemptionTier[] =>
  fund.redemptionTiers.map(({ daysUnder, rate }) => ({ underDays: daysUnder, rate }))

/** The reason against selling the fund now, or empty. */
export function redeemBlock(fund: Fund, hasValue: boolean): string {
  if (fund.redeemStatus === 'suspended') return '该基金暂停赎回，恢复时间以公告为准'
  return hasValue ? '' : '该基金暂无净值数据，暂不可卖出'
}

export const saleDates = (fund: Fund, now: Time14, market: Market) =>
  outgoingDates([fund], now, market)

/** The dates of a sale, or of a conversion between two funds: all of them have to be open. */
export const outgoingDates = (
  funds: readonly [Fund, ...Fund[]],
  now: Time14,
  market: Market,
): RedemptionDates =>
  redemptionDates(now, fundDays(funds[0]), fundCalendar(funds, market.isTradingDay))

/**
 * Shares that are deducted when `asked` are sold: SHOWN_RET.sharesShort above the usable number or under
 * the minimum, a small remainder is included.
 */
export function sharesToSell(
  db: Database,
  market: Market,
  fund: Fund,
  place: Omit<Place, 'fund_code'>,
  asked: string,
  now: Time14,
): { shares: number; swept: number; usable: number } {
  const wanted = parseCents(asked)
  if (wanted === null || wanted === 0) throw new Refusal(RET.badRequest, '参数 shares 不正确')
  const { usable } = shareBalance(db, market, fund, place, now.slice(0, 8))
  if (wanted > usable) {
    const held =
      fund.minHoldMonths === 0 ? '' : `，其余未满 ${fund.minHoldMonths / 12} 年最短持有期`
    throw new Refusal(
      SHOWN_RET.sharesShort,
      `可用份额不足，可用 ${formatShares(yuan(usable))} 份${held}`,
    )
  }
  if (wanted < usable && compare(asked, minRedemption(fund)) < 0)
    throw new Refusal(
      SHOWN_RET.sharesShort,
      `最低卖出 ${formatShares(minRedemption(fund))} 份，或一次卖出全部可用份额`,
    )
  const { shares } = sweepRemainder({
    held: yuan(usable),
    asked,
    minimumHolding: minHolding(fund),
  })
  return { shares: cents(shares), swept: cents(shares) - wanted, usable }
}

/** The proceeds of `shares` hundredths of the card's oldest lots by a sale of these days at `nav`. */
export function priceRedemption(
  db: Database,
  fund: Fund,
  place: Omit<Place, 'fund_code'>,
  sale: { shares: number; nav: string; on: SaleDays },
): RedemptionEstimate {
  const lots = openLots(db, { ...place, fund_code: fund.code }).map((lot) => ({
    confirmDate: lot.confirm_date,
    shares: yuan(lot.shares),
  }))
  return estimateRedemption({
    shares: yuan(sale.shares),
    lots,
    nav: sale.nav,
    tiers: redemptionTiers(fund),
    on: sale.on,
    holdingEnd: fund.holdingEnd,
  })
}

/** The days of an order: its own ones, from which confirming does not depart. */
export const orderDays = (order: Pick<Order, 'trade_date' | 'confirm_date'>): SaleDays => ({
  tradeDay: order.trade_date,
  confirmDate: order.confirm_date,
})

/** The terms of a lot in a sale now: its days of holding, its rate, and the next tier. */
export function lotNow(fund: Fund, confirmed: Date8, now: Time14, market: Market) {
  const tiers = redemptionTiers(fund)
  const ageDays = holdingDays(confirmed, saleDates(fund, now, market), fund.holdingEnd)
  return {
    ageDays,
    rate: redemptionRate(ageDays, tiers),
    next: nextRedemptionTier(ageDays, tiers),
    cheaperFrom: cheaperFrom(fund, { confirmDate: confirmed, ageDays }, now, market),
  }
}

/** The first day on which selling a lot costs less than now; null in the last tier. */
function cheaperFrom(
  fund: Fund,
  lot: { confirmDate: Date8; ageDays: number },
  now: Time14,
  market: Market,
): Date8 | null {
  const next = nextRedemptionTier(lot.ageDays, redemptionTiers(fund))
  if (next === null) return null
  const calendar = fundCalendar([fund], market.isTradingDay)
  const from = tradeDay(now, calendar)
  const sale = { from, confirmDays: fundDays(fund).confirm, end: fund.holdingEnd }
  return firstSaleAfter(lot.confirmDate, lot.ageDays + next.inDays, sale, calendar)
}

/**
 * The lots that a confirmed sale took, and what each of them paid: redemption and outgoing half of
 * a conversion alone.
 */
export function soldLots({ db, market }: Pick<World, 'db' | 'market'>, order: Order): SoldLot[] {
  const fund = market.fund(order.fund_code)
  if (!fund || order.status !== '1' || order.nav === null || !SOLD.has(order.business_code))
    return []
  const taken = lotsTaken(db, order.apply_no)
  const { lots } = estimateRedemption({
    shares: yuan(order.shares ?? 0),
    lots: taken.map((lot) => ({ confirmDate: lot.confirm_date, shares: yuan(lot.shares) })),
    nav: order.nav,
    tiers: redemptionTiers(fund),
    on: orderDays(order),
    holdingEnd: fund.holdingEnd,
  })
  return lots.map(({ confirmDate, ageDays, shares, rate, fee }) => ({
    confirmDate,
    ageDays,
    shares,
    rate,
    fee,
  }))
}

/**
 * The purchase rate of a fund for an amount, percent after discount; a flat sum counts as no
 * rate.
 */
function purchaseRate(fund: Fund, amount: string): string {
  const rate = purchaseTier(amount, fund.purchaseTiers)?.rate ?? '0'
  return multiply(rate, fund.discount ?? '1')
}

/** The conversion that follows a redemption. */
export function priceConversion(
  from: { fund: Fund; nav: string },
  to: { fund: Fund; nav: string | null },
  shares: number,
  redemption: RedemptionEstimate,
): ConversionEstimate {
  return estimateConversion({
    shares: yuan(shares),
    navOut: from.nav,
    navIn: to.nav,
    redemption: { fee: redemption.fee },
    rateOut: purchaseRate(from.fund, redemption.gross),
    rateIn: purchaseRate(to.fund, subtract(redemption.gross, redemption.fee)),
  })
}

type SaleEstimate = Omit<v.InferInput<typeof estimateRedeem.payload>, 'sharesUnder7Days'>

/** The estimate of a sale now as the calls send it. */
export function saleEstimate(
  { market, clock }: Pick<World, 'market' | 'clock'>,
  fund: Fund,
  redemption: RedemptionEstimate,
  sale: { shares: number; swept: number; navDate: Date8 },
): SaleEstimate {
  const now = clock.now()
  return {
    shares: yuan(sale.shares),
    sweptShares: yuan(sale.swept),
    lots: redemption.lots.map(({ shares, confirmDate, ageDays, rate, fee }) => ({
      shares,
      confirmDate,
      ageDays,
      rate,
      fee,
      cheaperFrom: cheaperFrom(fund, { confirmDate, ageDays }, now, market),
    })),
    grossAmount: redemption.gross,
    fee: redemption.fee,
    netAmount: redemption.net,
    navDate: sale.navDate,
  }
}

/** The reason against a conversion of shares of one fund to the other, or empty. */
export function convertBlock(from: Fund, to: Fund, hasValues: boolean): string {
  if (from.code === to.code) return '不能转换为同一只基金'
  // The registrar is the company's own; where the company is not known, nothing is known to be
  // convertible.
  if (from.companyName === '' || from.companyName !== to.companyName)
    return '只能在同一登记机构的基金之间转换'
  if (from.isQdii !== to.isQdii) return '确认日期不同的基金不能互相转换'
  if (from.pensionOnly || to.pensionOnly) return '个人养老金份额不能转换'
  if (from.redeemStatus === 'suspended') return '转出基金暂停赎回'
  if (to.applyStatus !== 'open') return '转入基金暂停或限制买入'
  return hasValues ? '' : '暂无净值数据，暂不可转换'
}
