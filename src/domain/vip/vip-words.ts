/** The words of members' tiers and rights: rules.md#members. */
import { formatDate } from '#domain/calendar/format-dates.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { RightCycle, RightKind } from './vip-rights.ts'
import { protectionOn, TIER_POINTS, type Standing, type Tier } from './vip-tiers.ts'

export const tierName = (tier: Tier): string => (tier === 0 ? '普通会员' : `V${tier}`)

export const CYCLE_NAMES: Readonly<Record<RightCycle, string>> = {
  month: '每月',
  quarter: '每季度',
  year: '每年',
}

/** The act that is done with a right. */
export const RIGHT_ACTS: Readonly<Record<RightKind, string>> = {
  coupon: '领取',
  hotline: '拨打',
  report: '预约',
  seat: '预约',
}

export const GROWTH_NAME = '成长值'

/** 每季度 2 次, or that there is no limit. */
export const quotaText = (cycle: RightCycle, quota: number | null): string =>
  quota === null ? '不限次数' : `${CYCLE_NAMES[cycle]} ${quota} 次`

/** Until when a tier is safe, and what comes then. */
export function protectionText(standing: Standing, points: number, today: Date8): string {
  const { tier, protectedUntil } = standing
  const protection = protectionOn(standing, today)
  if (protection === 'none')
    return `${GROWTH_NAME}达到 ${unitAmount(TIER_POINTS[1], 'plain')} 即为 V1`
  const least = unitAmount(TIER_POINTS[tier], 'plain')
  const isShort = points < TIER_POINTS[tier]
  if (protection === 'over')
    return isShort
      ? `保护期已过，${GROWTH_NAME}低于 ${least}，下次计算后降一级`
      : `${GROWTH_NAME}不低于 ${least} 即可保留`
  const until = formatDate(protectedUntil)
  return isShort
    ? `保留至 ${until}，届时${GROWTH_NAME}低于 ${least} 将降一级`
    : `等级保留至 ${until}`
}
