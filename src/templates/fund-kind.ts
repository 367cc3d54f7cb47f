import { fundTypeName } from '../domain/fund-types.ts'
import type { FundTag } from './FundRow.tsx'
import type { NamedFund } from './fund-index.ts'

/** The kind, and that it invests abroad where the kind does not say so. */
export function kindTags({
  fundTypeCode,
  isQdii,
}: Pick<NamedFund, 'fundTypeCode' | 'isQdii'>): FundTag[] {
  const kind = fundTypeName(fundTypeCode)
  return [
    ...(kind === null ? [] : [{ text: kind }]),
    ...(isQdii && kind !== 'QDII' ? [{ text: 'QDII' }] : []),
  ]
}
