import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { account, postActivity, UNIT } from '#test/sandbox/departments/units/books.ts'

export const gameOrderRow = v.object({
  activity_id: v.string(),
  user_id: v.string(),
  request_no: v.string(),
  fund_code: v.string(),
  kind: v.picklist(['buy', 'sell']),
  state: v.picklist(['pending', 'confirmed']),
  /** Cents: what a purchase pays, or what a confirmed sale gave after its fee. */
  amount: v.nullable(v.number()),
  /** Hundredths: what a sale gives, or what a confirmed purchase gave. */
  shares: v.nullable(v.number()),
  fee: v.nullable(v.number()),
  nav: v.nullable(v.string()),
  oper_time: v.string(),
  trade_date: v.string(),
  confirm_date: v.string(),
  redeem_date: v.string(),
})

export type GameOrder = v.InferOutput<typeof gameOrderRow>

/** The position of a user in a fund of a game. */
export interface GamePosition {
  activityId: string
  userId: string
  fundCode: string
}

export function isPlayer(db: Database, activityId: string, userId: string): boolean {
  return db.has(
    'SELECT user_id FROM game_players WHERE activity_id = ? AND user_id = ?',
    activityId,
    userId,
  )
}

/** Hundredths of shares: confirmed ones, and those that may be sold now. */
export function positionShares(
  db: Database,
  { activityId, userId, fundCode }: GamePosition,
  now: Time14,
): { held: number; usable: number } {
  const row = db.get(
    v.object({ held: v.number(), open: v.number() }),
    `SELECT coalesce(sum(shares), 0) AS held, coalesce(sum(iif(redeem_date <= ?, shares, 0)), 0) AS open
     FROM game_lots WHERE activity_id = ? AND user_id = ? AND fund_code = ?`,
    now.slice(0, 8),
    activityId,
    userId,
    fundCode,
  )
  const leaving = db.get(
    v.object({ shares: v.number() }),
    `SELECT coalesce(sum(shares), 0) AS shares FROM game_orders
     WHERE activity_id = ? AND user_id = ? AND fund_code = ? AND kind = 'sell' AND state = 'pending'`,
    activityId,
    userId,
    fundCode,
  )
  return { held: row?.held ?? 0, usable: (row?.open ?? 0) - (leaving?.shares ?? 0) }
}

/** Cents that the shares still held have cost. */
export function positionCost(db: Database, { activityId, userId, fundCode }: GamePosition): number {
  return db.number(
    'SELECT cost FROM game_costs WHERE activity_id = ? AND user_id = ? AND fund_code = ?',
    activityId,
    userId,
    fundCode,
  )
}

/** Records a player; the money at the start is booked as given by the game. */
export function recordPlayer(
  db: Database,
  player: {
    activityId: string
    userId: string
    invitedBy: string | null
    startMoney: string
    time: Time14
  },
): void {
  const money = cents(player.startMoney)
  db.transaction(() => {
    const isNew = db.run(
      'INSERT OR IGNORE INTO game_players VALUES (?, ?, ?, ?, ?)',
      player.activityId,
      player.userId,
      player.time,
      player.invitedBy,
      money,
    )
    if (isNew === 0) throw new Refusal(RET.alreadyClaimed, '模拟资金已领取，每人限领一次')
    postActivity(db, {
      time: player.time,
      kind: 'grant',
      ref: `${player.activityId} ${player.userId}`,
      entries: [
        { account: account.gameGrant(player.activityId), unit: UNIT.game, amount: -money },
        {
          account: account.gameCash(player.activityId, player.userId),
          unit: UNIT.game,
          amount: money,
        },
      ],
    })
  })
}

/** Puts shares into a lot; a lot of the same origin grows. */
export function addLot(
  db: Database,
  { activityId, userId, fundCode }: GamePosition,
  lot: {
    origin: string
    shares: number
    tradeDate: Date8
    confirmDate: Date8
    redeemDate: Date8
  },
): void {
  db.run(
    `INSERT INTO game_lots (activity_id, user_id, fund_code, origin, trade_date, confirm_date, redeem_date, shares)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (activity_id, user_id, fund_code, origin) DO UPDATE SET shares = shares + excluded.shares`,
    activityId,
    userId,
    fundCode,
    lot.origin,
    lot.tradeDate,
    lot.confirmDate,
    lot.redeemDate,
    lot.shares,
  )
}
