import { charactersOf } from '#domain/text/cut-text.ts'
import { keywordOwner, keywordPlace } from '#domain/fund/keyword-place.ts'
import type { CharacterVariants } from '#domain/text/search-form.ts'
import type { FundRowProps } from './FundRow.tsx'
import type { NamedFund } from './fund-index.ts'

const OWNERS = { manager: '基金经理', company: '基金公司' } as const
const NO_NOTES: readonly string[] = []
/**
 * The number of characters of the keyword that the title quotes: a pasted page would push
 * everything else out of view.
 */
const LONGEST = 20

/**
 * Returns why a row was found: the match in its name or code, or a note with the manager or company
 * that matched.
 */
export function foundMarks(
  fund: NamedFund,
  keyword: string,
  variants: CharacterVariants,
): Pick<FundRowProps, 'mark' | 'notes'> {
  const mark = keywordPlace(fund, keyword, variants)
  const owner = mark === null ? keywordOwner(fund, keyword, variants) : null
  return { mark, notes: owner === null ? NO_NOTES : [`${OWNERS[owner.field]} ${owner.name}`] }
}

/** The title of an empty search result; `ofFunds` where the search has found something else. */
export function notFoundTitle(keyword: string, ofFunds = false): string {
  const characters = charactersOf(keyword.trim())
  const quoted = `“${characters.slice(0, LONGEST).join('')}${characters.length > LONGEST ? '…' : ''}”`
  return ofFunds ? `没有名称含${quoted}的基金` : `没有找到${quoted}`
}
