import * as v from 'valibot'
import type { gameResult } from '#api/calls/game-standing.ts'
import { divide, multiply, roundTo } from '#domain/money/money.ts'
import { stateAt, type Activity } from '#test/sandbox/departments/activity/activities.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { isPlayer } from './game-positions.ts'
import {
  gameRanking,
  isFinal,
  playerStanding,
  positionFigures,
  startMoney,
} from './game-standing.ts'

const tradedRow = v.object({
  fundCode: v.string(),
  bought: v.number(),
  sold: v.number(),
  purchaseFees: v.number(),
  saleFees: v.number(),
})

/** The money that each fund of a player has cost and given, in cents, in order of code. */
const tradedFunds = ({ db }: Pick<World, 'db'>, activityId: string, userId: string) =>
  db.all(
    tradedRow,
    `SELECT fund_code AS fundCode,
       sum(iif(kind = 'buy', amount, 0)) AS bought,
       sum(iif(kind = 'sell', coalesce(amount, 0), 0)) AS sold,
       sum(iif(kind = 'buy', coalesce(fee, 0), 0)) AS purchaseFees,
       sum(iif(kind = 'sell', coalesce(fee, 0), 0)) AS saleFees
     FROM game_orders WHERE activity_id = ? AND user_id = ? GROUP BY fund_code ORDER BY fund_code`,
    activityId,
    userId,
  )

/** The result of a player; the profits of the funds add up to the player's own. */
export function resultFor(
  world: World,
  activity: Activity,
  userId: string,
): v.InferInput<typeof gameResult.payload> {
  const { db, clock } = world
  const activityId = activity.activity_id
  const now = clock.now()
  const terms = {
    serverTime: now,
    activityState: stateAt(activity, now),
    startTime: activity.start_time,
    endTime: activity.end_time,
    claimUntil: claimUntil(activity),
  }
  if (!isPlayer(db, activityId, userId)) return { ...terms, own: null }
  const ranking = gameRanking(world, activity)
  const { totalAsset, profit, profitRate } = playerStanding(world, activity, userId)
  const traded = tradedFunds(world, activityId, userId)
  return {
    ...terms,
    own: {
      final: isFinal(world, activity, now),
      startMoney: yuan(startMoney(world, activityId, userId)),
      totalAsset,
      profit,
      profitRate,
      rank: ranking.find((it) => it.userId === userId)?.rank ?? null,
      ranked: ranking.length,
      purchaseFees: yuan(traded.reduce((sum, it) => sum + it.purchaseFees, 0)),
      saleFees: yuan(traded.reduce((sum, it) => sum + it.saleFees, 0)),
      funds: traded.flatMap(({ fundCode, bought, sold }) => {
        const held = positionFigures(world, activity, { activityId, userId, fundCode })
        if (held === undefined) return []
        const gained = cents(held.amount) + cents(held.inTransit) + sold - bought
        return {
          fundCode,
          fundName: held.fundName,
          bought: yuan(bought),
          profit: yuan(gained),
          profitRate: roundTo(multiply(divide(yuan(gained), yuan(bought)), '100'), 2),
        }
      }),
    },
  }
}
