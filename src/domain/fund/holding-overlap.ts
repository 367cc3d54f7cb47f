/** The part of two funds that is in the same securities: rules.md#comparing-funds. */
import { add, compare, minimum, type Decimal } from '#domain/money/money.ts'

export interface SecurityWeight {
  readonly code: string
  /** Percent of net assets. */
  readonly share: Decimal
}

/**
 * The part of net assets that both hold in the same securities, by the smaller of both shares. Of
 * what their reports show alone, so that it is the least that it may be. Null where a report shows
 * nothing.
 */
export function holdingOverlap(
  one: readonly SecurityWeight[],
  other: readonly SecurityWeight[],
): Decimal | null {
  if (one.length === 0 || other.length === 0) return null
  const shares = new Map(other.map(({ code, share }) => [code, share]))
  return one.reduce((sum, { code, share }) => {
    const both = minimum(share, shares.get(code) ?? '0')
    return compare(both, '0') > 0 ? add(sum, both) : sum
  }, '0')
}
