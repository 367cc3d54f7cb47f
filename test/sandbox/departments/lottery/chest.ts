import { randomInt } from 'node:crypto'
import * as v from 'valibot'
import type { openChest, queryChest } from '#api/calls/activities/chest.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import {
  CHEST_PARTS,
  CHEST_PRIZES,
  givenPrize,
  prizeAt,
  SIGN_IN_RUN,
  signInRun,
  type ChestPrize,
} from '#domain/lottery/chest.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { UNIT } from '#test/sandbox/departments/units/books.ts'
import { signedDays, signInForDay } from '#test/sandbox/departments/activity/day-sign-in.ts'
import { requireJoined } from '#test/sandbox/departments/activity/campaigns.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { CHEST_EMPTY } from '#test/sandbox/departments/activity/catalogue.ts'
import { giveOnce } from '#test/sandbox/departments/activity/rewards.ts'
import { freezeUnits, settleUnits, unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import { couponFrom, grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

type Draw = v.InferInput<typeof openChest.payload>['draw']

const COUPON_BATCH = 'reward-cut'
const LAST = 5

const drawRow = v.object({
  request_no: v.string(),
  activity_id: v.string(),
  prize_id: v.string(),
  card_id: v.nullable(v.string()),
  time: v.string(),
})

/** A chest, of which there may be others than the one that runs; RET.notFound of anything else. */
function requireChest(world: World, activityId: string) {
  if (campaignTerms(activityId).route !== 'treasureChest')
    throw new Refusal(RET.notFound, '没有这个活动')
  return requireActivity(world, activityId)
}

const prizeBy = (id: string): ChestPrize => {
  const prize = CHEST_PRIZES.find(({ prizeId }) => prizeId === id)
  if (!prize) throw new Error(`no prize ${id}`)
  return prize
}

function drawView(row: v.InferOutput<typeof drawRow>): Draw {
  const { title, coins } = prizeBy(row.prize_id)
  return { requestNo: row.request_no, time: row.time, title, coins, cardId: row.card_id }
}

const draws = (db: Database, userId: string): number => unitBalance(db, { unit: UNIT.draw, userId })

const drawRows = (db: Database, userId: string) =>
  db.all(
    drawRow,
    `SELECT request_no, activity_id, prize_id, card_id, time FROM chest_draws
     WHERE user_id = ? ORDER BY time DESC, request_no`,
    userId,
  )

/** The number of prizes of a kind that were given; of the chest that is empty, all. */
const taken =
  (db: Database, activityId: string) =>
  (prizeId: string): number =>
    activityId === CHEST_EMPTY
      ? Number.MAX_SAFE_INTEGER
      : db.number(
          'SELECT count(*) AS amount FROM chest_draws WHERE activity_id = ? AND prize_id = ?',
          activityId,
          prizeId,
        )

const passedLessons = (db: Database, userId: string): number =>
  db.number(
    `SELECT count(*) AS amount FROM content_lessons WHERE user_id = ? AND passed_at <> ''`,
    userId,
  )

export function chestView(
  world: World,
  user: User,
  activityId: string,
): v.InferInput<typeof queryChest.payload> {
  const { db, clock } = world
  const userId = user.user_id
  const now = clock.now()
  requireChest(world, activityId)
  const given = taken(db, activityId)
  const run = signInRun(signedDays(db, userId), now.slice(0, 8))
  return {
    serverTime: now,
    draws: draws(db, userId),
    prizes: CHEST_PRIZES.map(({ prizeId, title, chance, stock }) => ({
      prizeId,
      title,
      chance: (chance / 100).toFixed(2),
      left: stock === null ? null : Math.max(0, stock - given(prizeId)),
    })),
    signIn: { day: now.slice(0, 8), of: SIGN_IN_RUN, ...run },
    lessons: passedLessons(db, userId),
    last: drawRows(db, userId).slice(0, LAST).map(drawView),
  }
}

export function drawList(
  { db, clock }: World,
  user: User,
  { page, size }: { page: number; size: number },
) {
  const all = drawRows(db, user.user_id)
  const records = all.slice((page - 1) * size, page * size).map(drawView)
  return { serverTime: clock.now(), total: all.length, records }
}

export function signInToday({ db, clock }: World, user: User, day: Date8) {
  const now = clock.now()
  const userId = user.user_id
  if (day !== now.slice(0, 8)) throw new Refusal(SHOWN_RET.activityOver, '只能签当天')
  return db.transaction(() => {
    signInForDay(db, userId, now)
    return { days: signInRun(signedDays(db, userId), day).days, draws: draws(db, userId) }
  })
}

/** A lesson that was passed brings a draw, once. */
export function drawForLesson(db: Database, userId: string, lessonId: string, time: Time14): void {
  const claim = { userId, scope: 'chest-lesson', claimId: lessonId, time }
  giveOnce(db, claim, { unit: UNIT.draw, amount: 1 })
}

/** Opens the chest: a draw less and a prize more are one step, once for each request. */
export function openOnce(
  world: World,
  user: User,
  { activityId, requestNo }: { activityId: string; requestNo: string },
): v.InferInput<typeof openChest.payload> {
  const { db, clock } = world
  const userId = user.user_id
  const activity = requireChest(world, activityId)
  return db.transaction(() => {
    const before = drawRows(db, userId).find((it) => it.request_no === requestNo)
    if (before && before.activity_id !== activityId)
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确')
    if (before) return { draw: drawView(before), draws: draws(db, userId) }
    requireJoined(world, user, activity)
    const time = clock.now()
    const drawn = prizeAt(randomInt(CHEST_PARTS)) ?? prizeBy('coins-2')
    const prize = activityId === CHEST_EMPTY ? null : givenPrize(drawn, taken(db, activityId))
    if (prize === null) throw new Refusal(SHOWN_RET.soldOut, '奖品已领完')
    const event = { unit: UNIT.draw, userId, ref: `chest ${userId} ${requestNo}`, time }
    if (!freezeUnits(db, event, 1)) throw new Refusal(RET.notEarned, '还没有开启次数')
    settleUnits(db, event.ref)
    const { coins, prizeId } = prize
    const claim = { userId, scope: 'chest', claimId: requestNo, time }
    giveOnce(db, claim, coins === null ? null : { unit: UNIT.coin, amount: coins })
    const cardId = coins === null ? chestCoupon(db, userId, requestNo, time) : null
    db.run(
      'INSERT INTO chest_draws VALUES (?, ?, ?, ?, ?, ?)',
      userId,
      requestNo,
      activityId,
      prizeId,
      cardId,
      time,
    )
    const row = {
      request_no: requestNo,
      activity_id: activityId,
      prize_id: prizeId,
      card_id: cardId,
      time,
    }
    return { draw: drawView(row), draws: draws(db, userId) }
  })
}

function chestCoupon(db: Database, userId: string, requestNo: string, time: Time14): string | null {
  const source = `chest ${requestNo}`
  grantCoupon(db, { userId, batchId: COUPON_BATCH, source, time })
  return couponFrom(db, userId, source)?.card_id ?? null
}
