import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { applyHoldingEvent, EMPTY_HOLDING } from '#domain/holding/holding.ts'
import { roundCent } from '#domain/money/money.ts'
import type { SaleDays } from '#domain/order/holding-days.ts'
import { estimateRedemption } from '#domain/order/redemption.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund, RawPoint } from '#test/sandbox/kernel/market/fund.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, postActivity, UNIT } from '#test/sandbox/departments/units/books.ts'
import { noteGameDay } from './game-days.ts'
import { creditGameIncomes, payGameDividends } from './game-earnings.ts'
import {
  addLot,
  positionCost,
  gameOrderRow,
  positionShares,
  type GameOrder,
  type GamePosition,
} from './game-positions.ts'

/**
 * Brings the settlement run's step of a day to the games, in the same transaction; gives the
 * purchases that it has confirmed.
 */
export function settleGames(
  db: Database,
  market: Market,
  step: { kind: string; day: Date8; due: Time14 },
): readonly GameOrder[] {
  if (step.kind === 'confirm') return confirmDue(db, market, step.day, step.due)
  if (step.kind === 'nav') payGameDividends(db, market, step.due)
  else if (step.kind === 'income') {
    creditGameIncomes(db, market, step.day, step.due)
    noteGameDay(db, market, step.day, step.due)
  }
  return []
}

function confirmDue(db: Database, market: Market, day: Date8, time: Time14): GameOrder[] {
  const bought: GameOrder[] = []
  const due = db.all(
    gameOrderRow,
    `SELECT * FROM game_orders WHERE state = 'pending' AND confirm_date <= ? ORDER BY seq`,
    day,
  )
  for (const order of due) {
    const fund = market.fund(order.fund_code)
    const point = market.pointOn(order.fund_code, order.trade_date, time)
    // With loaded data a value may be missing on a past day: the order waits, and its money in
    // transit with it.
    if (!fund || !point) continue
    if (order.kind === 'sell') confirmSell(db, order, fund, point, time)
    else if (confirmBuy(db, order, fund, point, time)) bought.push(order)
  }
  return bought
}

const orderPosition = (order: GameOrder): GamePosition => ({
  activityId: order.activity_id,
  userId: order.user_id,
  fundCode: order.fund_code,
})

function confirmBuy(
  db: Database,
  order: GameOrder,
  fund: Fund,
  point: RawPoint,
  time: Time14,
): boolean {
  const amount = order.amount ?? 0
  const result = estimatePurchase({
    amount: yuan(amount),
    tiers: fund.purchaseTiers,
    discount: fund.discount,
    nav: point.nav,
  })
  if (result.shares === null) return false
  const [net, fee, shares] = [cents(result.net), cents(result.fee), cents(result.shares)]
  const position = orderPosition(order)
  close(db, order, { amount, shares, fee, nav: point.nav })
  addLot(db, position, {
    origin: order.request_no,
    shares,
    tradeDate: order.trade_date,
    confirmDate: order.confirm_date,
    redeemDate: order.redeem_date,
  })
  setCost(db, position, positionCost(db, position) + amount)
  const { activity_id: id, user_id: userId } = order
  postActivity(db, {
    time,
    kind: 'confirm',
    ref: order.request_no,
    entries: [
      { account: account.gameTransit(userId, order.request_no), unit: UNIT.game, amount: -amount },
      { account: account.gameFund(id, fund.code), unit: UNIT.game, amount: net },
      { account: account.gameFees(id, fund.code), unit: UNIT.game, amount: fee },
      { account: account.gameIssued(id, fund.code), unit: fund.code, amount: -shares },
      { account: account.gameHolder(id, userId), unit: fund.code, amount: shares },
    ],
  })
  return true
}

const lotRow = v.object({
  lot_id: v.number(),
  confirm_date: v.string(),
  redeem_date: v.string(),
  shares: v.number(),
})

type GameLot = v.InferOutput<typeof lotRow>

/** The lots of a position, oldest first. */
export const positionLots = (db: Database, position: GamePosition): GameLot[] =>
  db.all(
    lotRow,
    `SELECT lot_id, confirm_date, redeem_date, shares FROM game_lots
     WHERE activity_id = ? AND user_id = ? AND fund_code = ? AND shares > 0 ORDER BY confirm_date, lot_id`,
    position.activityId,
    position.userId,
    position.fundCode,
  )

/** The result of a sale of so many shares, in hundredths, by the fund's own fees. */
export const saleResult = (
  fund: Fund,
  lots: readonly GameLot[],
  { shares, nav, on }: { shares: number; nav: string; on: SaleDays },
) =>
  estimateRedemption({
    shares: yuan(shares),
    lots: lots.map((lot) => ({ confirmDate: lot.confirm_date, shares: yuan(lot.shares) })),
    nav,
    tiers: fund.redemptionTiers.map((tier) => ({ underDays: tier.daysUnder, rate: tier.rate })),
    on,
    holdingEnd: fund.holdingEnd,
  })

/** Lots leave first in, first out; the money is there at once. */
function confirmSell(
  db: Database,
  order: GameOrder,
  fund: Fund,
  point: RawPoint,
  time: Time14,
): void {
  const position = orderPosition(order)
  const { activityId, userId } = position
  const asked = order.shares ?? 0
  const lots = positionLots(db, position)
  const on = { tradeDay: order.trade_date, confirmDate: order.confirm_date }
  const result = saleResult(fund, lots, { shares: asked, nav: point.nav, on })
  const held = positionShares(db, position, time).held
  const left = applyHoldingEvent(
    { ...EMPTY_HOLDING, shares: yuan(held), cost: yuan(positionCost(db, position)) },
    { kind: 'redeem', shares: yuan(asked), amount: result.net },
  )
  const [gross, fee, net] = [cents(result.gross), cents(result.fee), cents(result.net)]
  close(db, order, { amount: net, shares: asked, fee, nav: point.nav })
  let rest = asked
  for (const lot of lots) {
    const taken = Math.min(lot.shares, rest)
    db.run('UPDATE game_lots SET shares = shares - ? WHERE lot_id = ?', taken, lot.lot_id)
    rest -= taken
  }
  setCost(db, position, cents(roundCent(left.cost)))
  postActivity(db, {
    time,
    kind: 'confirm',
    ref: order.request_no,
    entries: [
      { account: account.gameHolder(activityId, userId), unit: fund.code, amount: -asked },
      { account: account.gameIssued(activityId, fund.code), unit: fund.code, amount: asked },
      { account: account.gameFund(activityId, fund.code), unit: UNIT.game, amount: -gross },
      { account: account.gameFees(activityId, fund.code), unit: UNIT.game, amount: fee },
      { account: account.gameCash(activityId, userId), unit: UNIT.game, amount: net },
    ],
  })
}

function close(
  db: Database,
  order: GameOrder,
  result: { amount: number; shares: number; fee: number; nav: string },
): void {
  db.run(
    `UPDATE game_orders SET state = 'confirmed', amount = ?, shares = ?, fee = ?, nav = ?
     WHERE user_id = ? AND request_no = ?`,
    result.amount,
    result.shares,
    result.fee,
    result.nav,
    order.user_id,
    order.request_no,
  )
}

function setCost(db: Database, { activityId, userId, fundCode }: GamePosition, cost: number): void {
  db.run(
    `INSERT INTO game_costs VALUES (?, ?, ?, ?)
     ON CONFLICT (activity_id, user_id, fund_code) DO UPDATE SET cost = excluded.cost`,
    activityId,
    userId,
    fundCode,
    cost,
  )
}
