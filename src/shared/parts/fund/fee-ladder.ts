import { formatLimit } from '#domain/money/format-figures.ts'

const wan = (amount: string): string => formatLimit(amount)

/** The amounts of a purchase fee's tier: `100万–200万`. `before` is the next lower tier. */
export function purchaseRange(
  tier: { readonly upTo: string | null },
  before: { readonly upTo: string | null } | undefined,
): string {
  const from = before?.upTo ?? null
  if (from === null) return tier.upTo === null ? '任意金额' : `${wan(tier.upTo)}以下`
  return tier.upTo === null ? `${wan(from)}及以上` : `${wan(from)}–${wan(tier.upTo)}`
}

/** The holding times of a redemption fee's tier: `7–30天`. `before` is the next lower tier. */
export function redemptionRange(
  tier: { readonly daysUnder: number | null },
  before: { readonly daysUnder: number | null } | undefined,
): string {
  const from = before?.daysUnder ?? null
  if (from === null) return tier.daysUnder === null ? '任意期限' : `${tier.daysUnder}天以内`
  return tier.daysUnder === null ? `${from}天及以上` : `${from}–${tier.daysUnder}天`
}
