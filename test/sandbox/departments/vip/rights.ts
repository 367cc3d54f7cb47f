import * as v from 'valibot'
import type { claimVipRight } from '#api/calls/vip/vip.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { brand } from '#domain/brand.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { addTradingDays } from '#domain/calendar/trading-dates.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { periodEnd, periodOf, rightState } from '#domain/vip/vip-rights.ts'
import { grantCoupon } from '#test/sandbox/departments/coupons/book.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { memberOf } from '#test/sandbox/departments/members/members.ts'
import { RIGHTS, type Right } from './rights-catalogue.ts'

type RightView = v.InferInput<typeof claimVipRight.payload>['right']

/** The batch of every coupon of members. */
const BATCH = 'member-cut'
/** Trading days until somebody calls about what was booked. */
const CALLED_WITHIN = 3

const claimRow = v.object({
  right_id: v.string(),
  period: v.string(),
  n: v.number(),
  request_no: v.string(),
  time: v.string(),
  card_id: v.nullable(v.string()),
})
type ClaimRow = v.InferOutput<typeof claimRow>

const claimsIn = (db: Database, userId: string, rightId: string, period: string) =>
  db.all(
    claimRow,
    `SELECT right_id, period, n, request_no, time, card_id FROM vip_claims
     WHERE user_id = ? AND right_id = ? AND period = ? ORDER BY n DESC`,
    userId,
    rightId,
    period,
  )

function outcome({ market }: Pick<World, 'market'>, { kind }: Right, claim: ClaimRow): string {
  if (kind === 'coupon') return '券已放入卡券中心'
  const day = addTradingDays(claim.time.slice(0, 8), CALLED_WITHIN, market.isTradingDay)
  const what = kind === 'seat' ? '确认席位' : '讲解报告'
  return `预约成功，客服将在 ${formatDate(day)} 前致电${what}`
}

/** A right as it is for a user. */
export function rightView(world: World, right: Right, user: User | undefined): RightView {
  const { db, clock } = world
  const today = clock.now().slice(0, 8)
  const period = periodOf(right.cycle, today)
  const claims = user === undefined ? [] : claimsIn(db, user.user_id, right.rightId, period)
  return {
    ...right,
    content: [...right.content],
    used: claims.length,
    period,
    periodEnd: periodEnd(right.cycle, today),
    phone: right.kind === 'hotline' ? brand.serviceLine : '',
    claims: claims.map((claim) => ({
      requestNo: claim.request_no,
      time: claim.time,
      outcome: outcome(world, right, claim),
      cardId: claim.card_id,
    })),
  }
}

/** Takes or books a right: quota, claim and coupon are one step. */
export function claimRight(
  world: World,
  user: User,
  request: { rightId: string; period: string; requestNo: string },
): RightView {
  const { db, clock } = world
  const userId = user.user_id
  const now: Time14 = clock.now()
  const today: Date8 = now.slice(0, 8)
  return db.transaction(() => {
    const right = RIGHTS.find(({ rightId }) => rightId === request.rightId)
    if (!right || right.kind === 'hotline') throw new Refusal(RET.notFound, '没有这项权益')
    const before = db.get(
      claimRow,
      `SELECT right_id, period, n, request_no, time, card_id FROM vip_claims
       WHERE user_id = ? AND request_no = ?`,
      userId,
      request.requestNo,
    )
    if (before) {
      if (before.right_id !== right.rightId || before.period !== request.period)
        throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于另一次领取')
      return rightView(world, right, user)
    }
    const member = memberOf(db, userId)
    if (!member) throw new Refusal(RET.cannotJoin, '请先开通会员')
    if (request.period !== periodOf(right.cycle, today))
      throw new Refusal(SHOWN_RET.activityOver, '本期已结束，请刷新后再试')
    const used = claimsIn(db, userId, right.rightId, request.period).length
    const state = rightState({ ...right, used }, member.tier)
    if (state === 'locked') throw new Refusal(RET.cannotJoin, `V${right.minTier} 及以上会员可用`)
    if (state === 'usedUp') throw new Refusal(SHOWN_RET.quotaUsed, '本期次数已用完')
    const source = `vip ${request.requestNo}`
    const card =
      right.kind === 'coupon'
        ? grantCoupon(db, { userId, batchId: BATCH, source, time: now })
        : null
    db.run(
      'INSERT INTO vip_claims VALUES (?, ?, ?, ?, ?, ?, ?)',
      userId,
      right.rightId,
      request.period,
      used + 1,
      request.requestNo,
      now,
      card?.card_id ?? null,
    )
    return rightView(world, right, user)
  })
}
