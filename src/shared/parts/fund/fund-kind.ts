import { fundTypeName } from '#domain/fund/fund-types.ts'
import type { FundTag } from './FundRow.tsx'
import type { NamedFund } from './fund-index.ts'

/** One array per kind, so that a memoized row sees the same tags again. */
const tagsByKind = new Map<string, readonly FundTag[]>()

const PORTFOLIO: readonly FundTag[] = [{ text: '组合', tone: 'gold' }]

/** A fund's tags: its kind, and QDII where the kind's name does not say so. */
export function kindTags({
  fundTypeCode,
  isQdii,
  isPortfolio = false,
}: Pick<NamedFund, 'fundTypeCode' | 'isQdii'> & {
  readonly isPortfolio?: boolean
}): readonly FundTag[] {
  if (isPortfolio) return PORTFOLIO
  const key = `${fundTypeCode} ${isQdii}`
  const kind = fundTypeName(fundTypeCode)
  const tags = tagsByKind.get(key) ?? [
    ...(kind === null ? [] : [{ text: kind }]),
    ...(isQdii && kind !== 'QDII' ? [{ text: 'QDII' }] : []),
  ]
  tagsByKind.set(key, tags)
  return tags
}
