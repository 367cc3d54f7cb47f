import {
  buyGameFund,
  mncjActivityHdMncjPositionDetails,
  mncjPositionInfo,
  sellGameFund,
  sellPreview,
} from '#api/calls/game-trading.ts'
import { RET } from '#api/endpoint.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import {
  buyInGame,
  heldLots,
  previewGameSale,
  sellInGame,
} from '#test/sandbox/departments/game/game-orders.ts'
import { gameOrderRow, type GameOrder } from '#test/sandbox/departments/game/game-positions.ts'
import { positionFigures, playerStanding } from '#test/sandbox/departments/game/game-standing.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'

const orNull = (cents: number | null) => (cents === null ? null : yuan(cents))

const tradeView = (order: GameOrder) => ({
  requestNo: order.request_no,
  kind: order.kind,
  state: order.state,
  amount: orNull(order.amount),
  shares: orNull(order.shares),
  fee: orNull(order.fee),
  nav: order.nav,
  operTime: order.oper_time,
  confirmDate: order.confirm_date,
})

export const gameTradingFamily = [
  forUser(mncjPositionInfo, ({ activityId }, world, user) =>
    playerStanding(world, requireActivity(world, activityId, 'game'), user.user_id),
  ),

  forUser(mncjActivityHdMncjPositionDetails, ({ activityId, fundCode }, world, user) => {
    const activity = requireActivity(world, activityId, 'game')
    const position = { activityId, userId: user.user_id, fundCode }
    const orders = world.db.all(
      gameOrderRow,
      `SELECT * FROM game_orders WHERE activity_id = ? AND user_id = ? AND fund_code = ?
       ORDER BY seq DESC`,
      activityId,
      user.user_id,
      fundCode,
    )
    const figures = positionFigures(world, activity, position)
    if (orders.length === 0 || !figures) throw new Refusal(RET.notFound, '没有这只基金的模拟交易')
    return {
      ...figures,
      lots: heldLots(world, position),
      trades: orders.map(tradeView),
    }
  }),

  forUser(sellPreview, (request, world, user) => previewGameSale(world, user.user_id, request)),

  forUser(buyGameFund, (request, world, user) => buyInGame(world, user.user_id, request)),

  forUser(sellGameFund, (request, world, user) => sellInGame(world, user.user_id, request)),
]
