import { keywordOwner, keywordPlace, type CharacterVariants } from '#domain/fund/fund-search.ts'
import type { FundRowProps } from './FundRow.tsx'
import type { NamedFund } from './fund-index.ts'

const OWNERS = { manager: '基金经理', company: '基金公司' } as const
const NO_NOTES: readonly string[] = []
/**
 * So much of what was searched for is repeated: the whole of a pasted page would push the rest
 * away.
 */
const LONGEST = 20

/** What a row says of why it was found: the place in its name or code, or whose name it was. */
export function foundMarks(
  fund: NamedFund,
  keyword: string,
  variants: CharacterVariants,
): Pick<FundRowProps, 'mark' | 'notes'> {
  const mark = keywordPlace(fund, keyword, variants)
  const owner = mark === null ? keywordOwner(fund, keyword, variants) : null
  return { mark, notes: owner === null ? NO_NOTES : [`${OWNERS[owner.field]} ${owner.name}`] }
}

/** The title where a search finds nothing. */
export function notFoundTitle(keyword: string): string {
  const words = Array.from(keyword.trim())
  return `没有找到“${words.slice(0, LONGEST).join('')}${words.length > LONGEST ? '…' : ''}”`
}
