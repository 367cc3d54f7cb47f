import { formatLimit } from '#domain/money/format-figures.ts'

const wan = (amount: string): string => formatLimit(amount)

/** Which amounts a tier of a purchase fee is for; `before` is the tier under it. */
export function purchaseRange(
  tier: { readonly upTo: string | null },
  before: { readonly upTo: string | null } | undefined,
): string {
  const from = before?.upTo ?? null
  if (from === null) return tier.upTo === null ? '任意金额' : `${wan(tier.upTo)}以下`
  return tier.upTo === null ? `${wan(from)}及以上` : `${wan(from)}–${wan(tier.upTo)}`
}

/** Which ages of a lot a tier of a redemption fee is for. */
export function redemptionRange(
  tier: { readonly daysUnder: number | null },
  before: { readonly daysUnder: number | null } | undefined,
): string {
  const from = before?.daysUnder ?? null
  if (from === null) return tier.daysUnder === null ? '任意期限' : `${tier.daysUnder}天以内`
  return tier.daysUnder === null ? `${from}天及以上` : `${from}–${tier.daysUnder}天`
}
