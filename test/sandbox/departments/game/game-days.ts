import * as v from 'valibot'
import type { assetCurve } from '#api/calls/game-standing.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { lastMoment, requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { indexNameOf, publishedClose } from '#test/sandbox/departments/plans/market-index.ts'
import { publishedThrough, type Market } from '#test/sandbox/kernel/market/market.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { playerStanding, startMoney } from './game-standing.ts'

const INDEX_CODE = '000300'

/** Notes what each player has on the evening of a trading day, with that day's incomes. */
export function noteGameDay(db: Database, market: Market, day: Date8, time: Time14): void {
  if (!market.isTradingDay(day)) return
  const close = publishedClose(db, market, day)
  const books = { db, market, clock: { now: () => time } }
  const players = db.all(
    v.object({ activityId: v.string(), userId: v.string(), end_time: v.string() }),
    `SELECT activity_id AS activityId, user_id AS userId, end_time
     FROM game_players JOIN activities USING (activity_id) WHERE joined_at <= ?`,
    time,
  )
  for (const { activityId, userId, end_time } of players) {
    // Afterwards the figures change by what is still confirmed alone.
    if (time > lastMoment({ end_time })) continue
    const activity = requireActivity({ db }, activityId, 'game')
    db.run(
      'INSERT OR IGNORE INTO game_days VALUES (?, ?, ?, ?, ?)',
      activityId,
      userId,
      day,
      cents(playerStanding(books, activity, userId).totalAsset),
      close,
    )
  }
}

/** The totals of a player by day; they begin with the start money at the last close before. */
export function gameCurve(
  { db, market }: World,
  activityId: string,
  userId: string,
): v.InferInput<typeof assetCurve.payload> {
  const indexName = indexNameOf(market, INDEX_CODE)
  const joined = db.get(
    v.object({ at: v.string() }),
    'SELECT joined_at AS at FROM game_players WHERE activity_id = ? AND user_id = ?',
    activityId,
    userId,
  )
  if (joined === undefined) return { indexName, days: [] }
  const domestic = { isQdii: false, isMoney: false }
  const before = publishedThrough(domestic, joined.at, market.isTradingDay)
  const noted = db.all(
    v.object({ date: v.string(), total: v.number(), index: v.nullable(v.string()) }),
    `SELECT day AS date, total, index_close AS "index" FROM game_days
     WHERE activity_id = ? AND user_id = ? ORDER BY day`,
    activityId,
    userId,
  )
  const start = {
    date: before,
    total: startMoney({ db }, activityId, userId),
    index: publishedClose(db, market, before),
  }
  return {
    indexName,
    days: [start, ...noted].map(({ date, total, index }) => ({ date, total: yuan(total), index })),
  }
}
