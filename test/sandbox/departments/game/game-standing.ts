import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { EMPTY_HOLDING, holdingFigures } from '#domain/holding/holding.ts'
import { compare, divide, multiply, roundTo } from '#domain/money/money.ts'
import type { Clock } from '#test/sandbox/kernel/clock.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  lastMoment,
  valuedAt,
  type Activity,
} from '#test/sandbox/departments/activity/activities.ts'
import { account, accountBalance, UNIT } from '#test/sandbox/departments/units/books.ts'
import { rankingName } from '#test/sandbox/departments/identity/consents.ts'
import type { Reward } from '#test/sandbox/departments/activity/catalogue.ts'
import { positionCost, positionShares, type GamePosition } from './game-positions.ts'

/** The books from which the figures of a game are read, as of the clock's moment. */
export interface GameBooks extends Pick<World, 'db' | 'market'> {
  readonly clock: Pick<Clock, 'now'>
}

/**
 * One position with its figures at the value of the moment; undefined where there never was one.
 */
export function positionFigures(world: GameBooks, activity: Activity, position: GamePosition) {
  const { db, market } = world
  const now = world.clock.now()
  const fund = market.fund(position.fundCode)
  const last = market.rawPoints(position.fundCode, valuedAt(activity, now)).at(-1)
  if (!fund || !last) return undefined
  const { held, usable } = positionShares(db, position, now)
  const cost = yuan(positionCost(db, position))
  const figures = holdingFigures({ ...EMPTY_HOLDING, shares: yuan(held), cost }, last.nav)
  return {
    fundCode: fund.code,
    fundName: fund.name,
    shares: yuan(held),
    usableShares: yuan(usable),
    inTransit: yuan(positionInTransit(world, position)),
    nav: last.nav,
    navDate: last.date,
    amount: figures.marketValue,
    costPrice: figures.unitCost ?? '0.0000',
    profit: figures.holdingProfit,
    profitRate: figures.holdingProfitRate ?? '0.00',
  }
}

function positionInTransit(
  { db }: GameBooks,
  { activityId, userId, fundCode }: GamePosition,
): number {
  return db.number(
    `SELECT coalesce(sum(amount), 0) AS amount FROM game_orders
     WHERE activity_id = ? AND user_id = ? AND fund_code = ? AND kind = 'buy' AND state = 'pending'`,
    activityId,
    userId,
    fundCode,
  )
}

/**
 * All that a user has in a game; nothing and 0 before joining. The total is the sum of its parts.
 */
export function playerStanding(world: GameBooks, activity: Activity, userId: string) {
  const { db } = world
  const activityId = activity.activity_id
  const codes = db.all(
    v.object({ code: v.string() }),
    `SELECT fund_code AS code FROM game_lots WHERE activity_id = ? AND user_id = ? AND shares > 0
     UNION SELECT fund_code FROM game_orders
     WHERE activity_id = ? AND user_id = ? AND kind = 'buy' AND state = 'pending' ORDER BY code`,
    activityId,
    userId,
    activityId,
    userId,
  )
  const positions = codes.flatMap(
    ({ code }) => positionFigures(world, activity, { activityId, userId, fundCode: code }) ?? [],
  )
  const cash = accountBalance(db, account.gameCash(activityId, userId), UNIT.game)
  const inTransit = positions.reduce((sum, it) => sum + cents(it.inTransit), 0)
  const total = positions.reduce((sum, it) => sum + cents(it.amount), cash + inTransit)
  const start = startMoney(world, activityId, userId)
  return {
    totalAsset: yuan(total),
    cash: yuan(cash),
    inTransit: yuan(inTransit),
    profit: yuan(total - start),
    profitRate:
      start === 0 ? '0.00' : roundTo(multiply(divide(yuan(total - start), yuan(start)), '100'), 2),
    positions,
  }
}

export function startMoney(
  { db }: Pick<GameBooks, 'db'>,
  activityId: string,
  userId: string,
): number {
  return db.number(
    'SELECT start_money FROM game_players WHERE activity_id = ? AND user_id = ?',
    activityId,
    userId,
  )
}

export interface Ranked {
  userId: string
  rank: number
  userName: string
  profitRate: string
  totalAsset: string
}

/** Everyone who plays. */
export const gamePlayers = ({ db }: GameBooks, activity: Activity): readonly string[] =>
  db.texts(
    'SELECT user_id FROM game_players WHERE activity_id = ? ORDER BY joined_at, user_id',
    activity.activity_id,
  )

/**
 * Everyone whose first purchase is confirmed, best first: who only took the money has not played.
 * Equal rates share a rank and the next rank is left out: 1, 1, 3.
 */
export function gameRanking(world: GameBooks, activity: Activity): Ranked[] {
  const activityId = activity.activity_id
  const players = gamePlayers(world, activity).filter(
    (userId) => confirmedBuys(world.db, { activityId, userId }, 'confirmedBuys') > 0,
  )
  const standings = players.map((userId) => {
    const { profitRate, totalAsset } = playerStanding(world, activity, userId)
    return { userId, userName: rankingName(world.db, userId), profitRate, totalAsset }
  })
  const best = standings.toSorted((a, b) => compare(b.profitRate, a.profitRate))
  return best.map((it) =>
    Object.assign(it, {
      rank: 1 + best.findIndex((other) => compare(other.profitRate, it.profitRate) === 0),
    }),
  )
}

/**
 * Returns whether the ranking changes no more: the last day's values are out and no order is under
 * way.
 */
export function isFinal({ db }: Pick<GameBooks, 'db'>, activity: Activity, now: Time14): boolean {
  if (now < lastMoment(activity)) return false
  const pending = db.get(
    v.object({ n: v.number() }),
    `SELECT count(*) AS n FROM game_orders WHERE activity_id = ? AND state = 'pending'`,
    activity.activity_id,
  )
  return pending?.n === 0
}

/** Confirmed purchases, or the funds of them, without those of some numbers. */
export function confirmedBuys(
  db: Database,
  player: { readonly activityId: string; readonly userId: string },
  counts: 'confirmedBuys' | 'fundsBought',
  without: readonly string[] = [],
): number {
  return db.number(
    `SELECT count(${counts === 'fundsBought' ? 'DISTINCT fund_code' : '*'}) AS n FROM game_orders
     WHERE activity_id = ? AND user_id = ? AND kind = 'buy' AND state = 'confirmed'
       AND request_no NOT IN (SELECT value FROM json_each(?))`,
    player.activityId,
    player.userId,
    JSON.stringify(without),
  )
}

/** The progress of a user in the events that a reward of a game counts. */
export function gameProgress(
  world: GameBooks,
  activity: Activity,
  userId: string,
  counts: Reward['counts'],
  now: Time14,
): number {
  const { db } = world
  switch (counts) {
    case 'confirmedBuys':
    case 'fundsBought':
      return confirmedBuys(db, { activityId: activity.activity_id, userId }, counts)
    case 'invitees':
      return db.number(
        'SELECT count(*) AS n FROM game_players WHERE activity_id = ? AND invited_by = ?',
        activity.activity_id,
        userId,
      )
    case 'finalTopTen': {
      if (!isFinal(world, activity, now)) return 0
      const own = gameRanking(world, activity).find((it) => it.userId === userId)
      return own !== undefined && own.rank <= 10 ? 1 : 0
    }
    case 'instalments':
    case 'winsInARow':
      return 0
  }
}
