import { fundTypeName } from '#domain/fund/fund-types.ts'
import type { FundTag } from './FundRow.tsx'
import type { NamedFund } from './fund-index.ts'

/** Made once for each kind: a list that is drawn anew sees that they are the same. */
const made = new Map<string, readonly FundTag[]>()

/** The kind, and that it invests abroad where the kind does not say so. */
export function kindTags({
  fundTypeCode,
  isQdii,
}: Pick<NamedFund, 'fundTypeCode' | 'isQdii'>): readonly FundTag[] {
  const key = `${fundTypeCode} ${isQdii}`
  const kind = fundTypeName(fundTypeCode)
  const tags = made.get(key) ?? [
    ...(kind === null ? [] : [{ text: kind }]),
    ...(isQdii && kind !== 'QDII' ? [{ text: 'QDII' }] : []),
  ]
  made.set(key, tags)
  return tags
}
