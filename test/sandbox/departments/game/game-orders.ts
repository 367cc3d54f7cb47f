import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { buyGameFund, sellGameFund, sellPreview } from '#api/calls/game-trading.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { roundTo } from '#domain/money/money.ts'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { parseCents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { datesFor } from '#test/sandbox/departments/trading/purchase-terms.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  requireActivity,
  activityFunds,
  requireRunning,
} from '#test/sandbox/departments/activity/activities.ts'
import {
  account,
  accountBalance,
  postActivity,
  UNIT,
} from '#test/sandbox/departments/units/books.ts'
import {
  gameOrderRow,
  isPlayer,
  positionShares,
  type GameOrder,
  type GamePosition,
} from './game-positions.ts'
import { positionLots, saleResult } from './game-settlement.ts'

/** The order that this number already made; RET.badRequest when it was made for something else. */
function madeBefore(
  db: Database,
  asked: GamePosition & { requestNo: string; kind: 'buy' | 'sell'; quantity: number },
): GameOrder | undefined {
  const order = db.get(
    gameOrderRow,
    'SELECT * FROM game_orders WHERE user_id = ? AND request_no = ?',
    asked.userId,
    asked.requestNo,
  )
  if (!order) return undefined
  const quantity = asked.kind === 'buy' ? order.amount : order.shares
  const isSame =
    order.kind === asked.kind &&
    order.activity_id === asked.activityId &&
    order.fund_code === asked.fundCode &&
    quantity === asked.quantity
  if (!isSame) {
    throw new Refusal(RET.badRequest, '参数 requestNo 不正确：该请求已提交，内容与此次不同')
  }
  return order
}

const placed = (order: GameOrder) => ({
  requestNo: order.request_no,
  operTime: order.oper_time,
  tradeDate: order.trade_date,
  confirmDate: order.confirm_date,
})

/** The fund, where the game is played with it, by a player, while it runs. */
function requirePlayable(world: World, position: GamePosition, now: Time14): Fund {
  const { activityId, userId, fundCode } = position
  requireRunning(requireActivity(world, activityId, 'game'), now)
  if (!isPlayer(world.db, activityId, userId)) {
    throw new Refusal(RET.cannotJoin, '请先领取模拟资金')
  }
  const fund = activityFunds(world, activityId).find((it) => it.code === fundCode)
  if (!fund) throw new Refusal(RET.notFound, '该基金不在活动范围内')
  return fund
}

/** Buys with simulated money: the money goes into transit until the confirmation. */
export function buyInGame(
  world: World,
  userId: string,
  request: v.InferOutput<typeof buyGameFund.request>,
) {
  const { db, clock, market } = world
  const position = { activityId: request.activityId, userId, fundCode: request.fundCode }
  requireActivity(world, request.activityId, 'game')
  const quantity = parseCents(request.amount)
  if (quantity === null) throw new Refusal(RET.badRequest, '参数 amount 不正确')
  const asked = { ...position, requestNo: request.requestNo, kind: 'buy' as const, quantity }
  const before = madeBefore(db, asked)
  if (before) return placed(before)
  const now = clock.now()
  const fund = requirePlayable(world, position, now)
  const problem = amountProblem(request.amount, {
    minAmount: fund.minAmount,
    amountStep: fund.amountStep,
    maxAmount: fund.maxAmount,
    dailyLeft: null,
    card: null,
  })
  if (problem) {
    throw new Refusal(
      SHOWN_RET.amountOutOfRange,
      `单笔买入 ${formatAmount(fund.minAmount)} 至 ${formatAmount(fund.maxAmount)} 元，须为 ${formatAmount(fund.amountStep)} 元的整数倍`,
    )
  }
  const cash = accountBalance(db, account.gameCash(position.activityId, userId), UNIT.game)
  if (cash < quantity) throw new Refusal(SHOWN_RET.gameMoneyShort, '模拟资金不足')
  return placed(recordBuy(db, market, fund, { ...asked, now }))
}

/**
 * Puts a purchase into the books: nothing is checked here but the cash by `assertActivityBalanced`.
 */
export function recordBuy(
  db: Database,
  market: Market,
  fund: Fund,
  buy: GamePosition & { requestNo: string; quantity: number; now: Time14 },
): GameOrder {
  const order = newOrder(market, fund, { ...buy, kind: 'buy' })
  db.transaction(() => {
    insert(db, order)
    postActivity(db, {
      time: buy.now,
      kind: 'buy',
      ref: buy.requestNo,
      entries: [
        {
          account: account.gameCash(buy.activityId, buy.userId),
          unit: UNIT.game,
          amount: -buy.quantity,
        },
        {
          account: account.gameTransit(buy.userId, buy.requestNo),
          unit: UNIT.game,
          amount: buy.quantity,
        },
      ],
    })
  })
  return order
}

/** Puts a sale into the books: nothing is checked here. */
export function recordSell(
  db: Database,
  market: Market,
  fund: Fund,
  sale: GamePosition & { requestNo: string; quantity: number; now: Time14 },
): GameOrder {
  const order = newOrder(market, fund, { ...sale, kind: 'sell' })
  insert(db, order)
  return order
}

/**
 * Sells simulated shares: they stay where they are, and cannot be sold again, until the
 * confirmation.
 */
export function sellInGame(
  world: World,
  userId: string,
  request: v.InferOutput<typeof sellGameFund.request>,
) {
  const { db, clock, market } = world
  const position = { activityId: request.activityId, userId, fundCode: request.fundCode }
  requireActivity(world, request.activityId, 'game')
  const quantity = parseCents(request.shares)
  if (quantity === null || quantity <= 0) throw new Refusal(RET.badRequest, '参数 shares 不正确')
  const asked = { ...position, requestNo: request.requestNo, kind: 'sell' as const, quantity }
  const before = madeBefore(db, asked)
  if (before) return placed(before)
  const now = clock.now()
  const fund = requirePlayable(world, position, now)
  const { usable } = positionShares(db, position, now)
  if (usable < quantity) throw new Refusal(SHOWN_RET.gameMoneyShort, '可卖出的模拟份额不足')
  return placed(recordSell(db, market, fund, { ...asked, now }))
}

/** The proceeds of a sale ordered now, at the last published value. */
export function previewGameSale(
  world: World,
  userId: string,
  request: v.InferOutput<typeof sellPreview.request>,
) {
  const { db, clock, market } = world
  const position = { activityId: request.activityId, userId, fundCode: request.fundCode }
  requireActivity(world, request.activityId, 'game')
  const now = clock.now()
  const fund = market.fund(request.fundCode)
  const last = market.rawPoints(request.fundCode, now).at(-1)
  const lots = positionLots(db, position)
  if (!fund || !last || lots.length === 0) throw new Refusal(RET.notFound, '没有这只基金的模拟持有')
  const shares = parseCents(request.shares) ?? 0
  if (positionShares(db, position, now).usable < shares) {
    throw new Refusal(SHOWN_RET.gameMoneyShort, '可卖出的模拟份额不足')
  }
  const on = datesFor(fund, now, market)
  const { gross, fee, net, lots: sold } = saleResult(fund, lots, { shares, nav: last.nav, on })
  return {
    grossAmount: gross,
    fee,
    netAmount: net,
    navDate: last.date,
    lots: sold.map((lot) => ({
      shares: lot.shares,
      confirmDate: lot.confirmDate,
      ageDays: lot.ageDays,
      rate: roundTo(lot.rate, 2),
      fee: lot.fee,
    })),
  }
}

/** The lots of a position, oldest first, with the rate of each if all of it were ordered now. */
export function heldLots({ db, clock, market }: World, position: GamePosition) {
  const fund = market.fund(position.fundCode)
  const lots = positionLots(db, position)
  if (!fund || lots.length === 0) return []
  const shares = lots.reduce((sum, it) => sum + it.shares, 0)
  const on = datesFor(fund, clock.now(), market)
  const { lots: sold } = saleResult(fund, lots, { shares, nav: '1.0000', on })
  return lots.map((lot, at) => ({
    shares: yuan(lot.shares),
    confirmDate: lot.confirm_date,
    redeemableDate: lot.redeem_date,
    ageDays: sold[at]?.ageDays ?? 0,
    rate: roundTo(sold[at]?.rate ?? '0', 2),
  }))
}

function newOrder(
  market: Market,
  fund: Fund,
  order: GamePosition & {
    requestNo: string
    kind: 'buy' | 'sell'
    quantity: number
    now: Time14
  },
): GameOrder {
  const dates = datesFor(fund, order.now, market)
  return {
    activity_id: order.activityId,
    user_id: order.userId,
    request_no: order.requestNo,
    fund_code: order.fundCode,
    kind: order.kind,
    state: 'pending',
    amount: order.kind === 'buy' ? order.quantity : null,
    shares: order.kind === 'sell' ? order.quantity : null,
    fee: null,
    nav: null,
    oper_time: order.now,
    trade_date: dates.tradeDay,
    confirm_date: dates.confirmDate,
    redeem_date: dates.redeemableFrom,
  }
}

function insert(db: Database, order: GameOrder): void {
  db.run(
    `INSERT INTO game_orders (activity_id, user_id, request_no, fund_code, kind, state, amount, shares,
       oper_time, trade_date, confirm_date, redeem_date) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    order.activity_id,
    order.user_id,
    order.request_no,
    order.fund_code,
    order.kind,
    order.state,
    order.amount,
    order.shares,
    order.oper_time,
    order.trade_date,
    order.confirm_date,
    order.redeem_date,
  )
}
