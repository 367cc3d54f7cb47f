import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { SIGN_IN_RUN, signInRun } from '#domain/lottery/chest.ts'
import { signInDays } from '#domain/reward/sign-in-days.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { giveWater } from './tree-tasks.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { SIGN_IN } from './catalogue.ts'
import { giveOnce } from './rewards.ts'

/** The scope of coin tasks, of which signing in is one: the days are its claims. */
export const COIN_SCOPE = 'coin-tasks'
const DRAW_SCOPE = 'chest-sign-in'

/** The days on which a user has signed in, wherever that was. */
export const signedDays = (db: Database, userId: string): Date8[] =>
  db
    .all(
      v.object({ claim_id: v.string() }),
      `SELECT claim_id FROM activity_claims WHERE user_id = ? AND scope = ? AND claim_id LIKE ?`,
      userId,
      COIN_SCOPE,
      `${SIGN_IN}-%`,
    )
    .map(({ claim_id }) => claim_id.slice(SIGN_IN.length + 1))

const dayClaim = (userId: string, time: Time14) => ({
  userId,
  scope: COIN_SCOPE,
  claimId: `${SIGN_IN}-${time.slice(0, 8)}`,
  time,
})

/** A day before the sandbox began, whose coins are in the user's book under other names. */
export const noteSignedDay = (db: Database, userId: string, time: Time14): void =>
  giveOnce(db, dayClaim(userId, time), null)

/**
 * Signs a user in for a day: coins, water for the tree, and with the seventh day in a row a draw of
 * the chest, in one step. RET.alreadyClaimed for a day that is signed. Returns the coins.
 */
export function signInForDay(db: Database, userId: string, time: Time14): number {
  const day = time.slice(0, 8)
  return db.transaction(() => {
    const before = signedDays(db, userId)
    const { coins } = signInDays(before, day)
    giveOnce(db, dayClaim(userId, time), { unit: UNIT.coin, amount: coins })
    giveWater(db, userId, SIGN_IN, time)
    if (signInRun([...before, day], day).days === SIGN_IN_RUN) {
      const draw = { unit: UNIT.draw, amount: 1 }
      giveOnce(db, { userId, scope: DRAW_SCOPE, claimId: day, time }, draw)
    }
    return coins
  })
}
