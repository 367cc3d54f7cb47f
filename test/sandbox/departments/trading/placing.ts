import { monthDay } from '#domain/campaign/campaign-words.ts'
import { RET } from '#api/endpoint.ts'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { ConnectionCut, Refusal } from '#test/sandbox/kernel/refusal.ts'
import type { SentinelEffect } from './sentinels.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  requireApplication,
  requireKind,
  type Application,
  type ApplicationKind,
} from './applications.ts'
import { findOrder } from './order-row.ts'

export interface Placed {
  applyNo: string
  operTime: Time14
  /** The effect of the sentinel after the order is recorded; null on a repeat. */
  effect: SentinelEffect | null
}

/**
 * RET.pricingDayMoved where the order would get the price of another day than the one that its user
 * was shown.
 */
export function requirePricingDay(shown: Date8, tradeDay: Date8, now: Time14): void {
  if (shown === tradeDay) return
  const day = monthDay(tradeDay, now.slice(0, 8))
  throw new Refusal(RET.pricingDayMoved, `交易日期已变化，现在提交按 ${day} 的交易处理`)
}

/**
 * The checks before every order: the same request again gets the first answer, another one under
 * its number RET.badRequest; an application that is too old, or for another kind of order or
 * another fund, is refused.
 */
export function beginOrder(
  world: World,
  user: User,
  request: { applyNo: string; fundCode: string },
  kind: ApplicationKind,
  asked: string,
): { repeat: Placed } | { repeat: null; application: Application; fund: Fund; now: Time14 } {
  const { db, clock, market } = world
  const application = requireApplication(world, user, request.applyNo)
  const existing = findOrder(db, request.applyNo)
  if (existing) {
    if (existing.request !== asked) {
      throw new Refusal(RET.badRequest, '参数 applyNo 不正确：该申请已提交，内容与此次不同')
    }
    return {
      repeat: { applyNo: existing.apply_no, operTime: existing.oper_time, effect: null },
    }
  }
  requireKind(application, kind)
  const now = clock.now()
  if (application.expires_at <= now)
    throw new Refusal(RET.applicationExpired, '申请已过期，请重新发起')
  if (application.fund_code !== request.fundCode) {
    throw new Refusal(RET.badRequest, '参数 fundCode 不正确：与申请的基金不同')
  }
  const fund = market.fund(request.fundCode)
  if (!fund) throw new Refusal(RET.notFound, '没有这只基金')
  return { repeat: null, application, fund, now }
}

/** The answer to a recorded order, after the effect of its amount's sentinel. */
export async function orderAnswer(world: World, placed: Placed) {
  const { applyNo, operTime, effect } = placed
  if (effect === 'recordThenAway') {
    world.faults.away = true
    throw new ConnectionCut()
  }
  if (effect === 'slow') await world.slowly()
  return { applyNo, operTime }
}
