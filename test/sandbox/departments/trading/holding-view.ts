import * as v from 'valibot'
import type { listAssetsChannel, listChannelHoldings } from '#api/calls/asset.ts'
import { daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { holdingFigures, profitBeside, sumDecimals, xirr } from '#domain/holding/holding.ts'
import { fromFloat, multiply, roundCent, roundTo, subtract, toFloat } from '#domain/money/money.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { portfolioFor } from '#test/sandbox/market/portfolios.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { effectiveDividendMethod } from './earnings.ts'
import { CONVERSIONS, openLots, SALES, shareBalance, waitingShares, type Place } from './lots.ts'
import { everHeld, cashFlows, holdingIn, incomeOn } from './positions.ts'
import { paymentCards } from './purchase-terms.ts'

type Assets = v.InferOutput<typeof listAssetsChannel.payload>
type HoldingRow = Assets['holdings'][number]
type Channel = v.InferOutput<typeof listChannelHoldings.payload>['channels'][number]

/** The day before today, so that its evening and QDII's a day later have both passed by tonight. */
export const incomeDay = (world: World, now: Time14): Date8 =>
  tradingDayBefore(now.slice(0, 8), world.market.isTradingDay)

/** One fund as held now, over all cards; null where it has no value. */
export function holdingOfFund(
  world: World,
  userId: string,
  code: string,
  now: Time14,
): { row: HoldingRow; costPrice: string; cumulativeProfit: string; fund: Fund } | null {
  const fund = world.market.fund(code)
  const last = world.market.rawPoints(code, now).at(-1)
  if (!fund || !last) return null
  const holding = holdingIn(world.db, userId, code)
  const figures = holdingFigures(holding, last.nav)
  const { profit, rate } = profitBeside(figures, fund.isMoney)
  return {
    fund,
    costPrice: figures.unitCost ?? '0.0000',
    cumulativeProfit: figures.cumulativeProfit,
    row: {
      fundCode: fund.code,
      fundName: fund.name,
      fundTypeCode: fund.typeCode,
      shares: roundTo(holding.shares, 2),
      nav: last.nav,
      navDate: last.date,
      amount: figures.marketValue,
      yesterdayIncome: incomeOn(world, userId, fund, incomeDay(world, now), now),
      holdProfit: profit,
      holdProfitRate: rate,
      sellingShares: yuan(waitingShares(world.db, userId, code, SALES)),
      convertingShares: yuan(waitingShares(world.db, userId, code, CONVERSIONS)),
      runningPlans: runningPlans(world, userId, code),
      ...portfolioFor(userId, code, accountsWith(world, userId, code)),
    },
  }
}

/** The cards and accounts that have shares of the fund. */
const accountsWith = ({ db }: World, userId: string, fundCode: string): readonly string[] =>
  openLots(db, { user_id: userId, fund_code: fundCode }).map((lot) => lot.bank_serial)

const sumRow = v.object({ amount: v.number() })

const WAITS_FOR_SHARES = `status IN ('3', '5') AND business_code IN ('20', '22', '39')`
const WAITS_FOR_MONEY = 'payout > 0 AND paid = 0'

const transitRow = v.object({
  apply_no: v.string(),
  fund_code: v.string(),
  kind: v.picklist(['in', 'out', 'refund']),
  amount: v.number(),
  expected: v.string(),
})

/** The amounts that `inTransitOf` sums up, order by order. */
export function moneyInTransit({ db, market }: World, userId: string): Assets['transits'] {
  return db
    .all(
      transitRow,
      `SELECT apply_no, fund_code, 'in' AS kind, amount, confirm_date AS expected, seq FROM orders
       WHERE user_id = ?1 AND ${WAITS_FOR_SHARES}
       UNION ALL
       SELECT apply_no, fund_code, CASE WHEN business_code IN ('20', '22', '39') THEN 'refund' ELSE 'out' END, payout, coalesce(payment_date, confirm_date), seq FROM orders
       WHERE user_id = ?1 AND ${WAITS_FOR_MONEY}
       ORDER BY expected, seq`,
      userId,
    )
    .map((it) => ({
      applyNo: it.apply_no,
      kind: it.kind,
      fundCode: it.fund_code,
      fundName: market.fund(it.fund_code)?.name ?? it.fund_code,
      fundTypeCode: market.fund(it.fund_code)?.typeCode ?? '',
      amount: yuan(it.amount),
      expectedDate: it.expected,
    }))
}

/**
 * Cents of purchases that wait for confirmation, and of money on its way back; of one fund or of
 * all.
 */
export function centsInTransit({ db }: World, userId: string, fundCode: string | null) {
  const paid = db.get(
    sumRow,
    `SELECT coalesce(sum(amount), 0) AS amount FROM orders WHERE user_id = ? AND fund_code = coalesce(?, fund_code)
     AND ${WAITS_FOR_SHARES}`,
    userId,
    fundCode,
  )
  const out = db.get(
    sumRow,
    `SELECT coalesce(sum(payout), 0) AS amount FROM orders WHERE user_id = ? AND fund_code = coalesce(?, fund_code)
     AND ${WAITS_FOR_MONEY}`,
    userId,
    fundCode,
  )
  return { in: paid?.amount ?? 0, out: out?.amount ?? 0 }
}

/** The channels: the holdings of each card. */
export function holdingChannels(
  world: World,
  userId: string,
  fundCode: string | undefined,
  now: Time14,
): Channel[] {
  const { db, market } = world
  const today = now.slice(0, 8)
  const codes = everHeld(db, userId).filter((code) => fundCode === undefined || code === fundCode)
  /**
   * Hundredths of the cards before: each card's amount is what it adds to the rounded running
   * total.
   */
  const before = new Map<string, number>()
  return paymentCards(db, userId, today).flatMap((card) => {
    const holdings = codes.flatMap((code): Channel['holdings'] => {
      const fund = market.fund(code)
      const last = market.rawPoints(code, now).at(-1)
      if (!fund || !last) return []
      const place = { user_id: userId, bank_serial: card.bank_serial }
      const { held, usable, frozen } = shareBalance(db, market, fund, place, today)
      if (held === 0) return []
      const lower = before.get(code) ?? 0
      before.set(code, lower + held)
      const worth = (shares: number) => roundCent(multiply(yuan(shares), last.nav))
      const where = { ...place, fund_code: code }
      return [
        {
          fundCode: code,
          fundName: fund.name,
          shares: yuan(held),
          usableShares: yuan(usable),
          frozenShares: yuan(frozen),
          amount: roundCent(subtract(worth(lower + held), worth(lower))),
          dividendMethod: effectiveDividendMethod(world, where),
          pendingDividend: pendingDividend(world, where),
        },
      ]
    })
    if (holdings.length === 0) return []
    return [
      {
        bankSerial: card.bank_serial,
        channelId: card.channel_id,
        bankName: card.bank_name,
        cardTail: card.tail,
        amount: sumDecimals(holdings.map((it) => it.amount)),
        holdings,
      },
    ]
  })
}

/** The newest change of the dividend method that is not confirmed yet. */
function pendingDividend({ db }: World, place: Place) {
  const row = db.get(
    v.object({ method: v.picklist(['0', '1']), confirm_date: v.string() }),
    `SELECT dividend_method AS method, confirm_date FROM orders WHERE user_id = ? AND fund_code = ? AND bank_serial = ?
     AND business_code = '29' AND status IN ('3', '5') ORDER BY seq DESC LIMIT 1`,
    place.user_id,
    place.fund_code,
    place.bank_serial,
  )
  return row ? { dividendMethod: row.method, confirmDate: row.confirm_date } : null
}

/** Plans that run on a fund; the plan family keeps them. */
export function runningPlans({ db }: World, userId: string, fundCode: string): number {
  return db.number(
    `SELECT count(*) AS amount FROM plans WHERE user_id = ? AND fund_code = ? AND status = 'running'`,
    userId,
    fundCode,
  )
}

/**
 * Percent a year on the money's own dates, up to the day of the value that is still held, and that
 * day; null under 30 days or where no rate balances.
 */
export function annualized(
  world: World,
  userId: string,
  held: { code: string; amount: string; navDate: Date8 },
): { rate: string; date: Date8 } | null {
  const flows = cashFlows(world.db, userId, held.code)
  const first = flows[0]?.date
  // Shares that were confirmed after the day of the value are worth it from their own day on.
  const date = flows.reduce((last, flow) => (flow.date > last ? flow.date : last), held.navDate)
  if (first === undefined || daysBetween(first, date) < 30) return null
  const rate = xirr([...flows, { date, amount: toFloat(held.amount) }])
  const decimal = rate === null ? null : fromFloat(Math.round(rate * 100) / 100)
  return decimal === null ? null : { rate: roundTo(decimal, 2), date }
}
