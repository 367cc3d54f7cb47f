import type * as v from 'valibot'
import type { queryVip } from '#api/calls/vip/vip.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { GROWTH_NAME, tierName } from '#domain/vip/vip-words.ts'

export type Vip = v.InferOutput<typeof queryVip.payload>
export type Member = NonNullable<Vip['member']>

/** Returns how far the next tier is; null at the highest. */
export function tierProgress(
  tiers: Vip['tiers'],
  { tier, points }: Pick<Member, 'tier' | 'points'>,
) {
  const next = tiers.find((it) => it.tier > tier)
  if (next === undefined) return null
  const gap = Math.max(0, next.least - points)
  return {
    next,
    gap,
    share: next.least === 0 ? 1 : Math.min(1, points / next.least),
    text: `距 ${tierName(next.tier)} 还差 ${unitAmount(gap, 'plain')} ${GROWTH_NAME}`,
  }
}
