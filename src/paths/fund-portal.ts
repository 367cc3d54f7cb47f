import * as v from 'valibot'
import type { FundTypeCode } from '#domain/fund/fund-types.ts'
import type { PromotedStage } from '#domain/publicity/publicity.ts'
import { matching, text } from '#domain/text-formats.ts'
import { path } from './path.ts'

// The values of `PROMOTED_STAGES` and `FUND_TYPE_CODES`, repeated here because paths belong to the
// entry chunk and those files do not. A test compares them.
const STAGES = ['6m', '1y', '3y', '5y'] as const satisfies readonly PromotedStage[]
const TYPES = [
  '1',
  '4',
  '5',
  '3',
  '2',
  '6',
  '7',
  '8',
  '9',
] as const satisfies readonly FundTypeCode[]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/**
 * Filters and order of a list of funds. An absent field filters nothing; a list ignores fields that
 * it does not offer.
 */
export const fundFilters = {
  /** The stage by whose return the list is sorted. */
  stage: v.optional(v.picklist(STAGES)),
  type: v.optional(v.picklist(TYPES)),
  risk: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  /** The first letter of the name in pinyin. */
  letter: v.optional(v.picklist(LETTERS)),
  order: v.optional(v.picklist(['up', 'down'])),
  words: v.optional(text(40)),
  /** The tab of the values screen; funds when absent. */
  view: v.optional(v.literal('index')),
}

export const fundPortalPaths = {
  performance: path('/fundPortal/performance', fundFilters),
  valuation: path('/fundPortal/valuation', fundFilters),
  /** All funds, those that the user watches, or two to five side by side. */
  allFundList: path('/fundPortal/allFundList', {
    ...fundFilters,
    scope: v.optional(v.picklist(['watch', 'compare'])),
    codes: v.optional(matching(/^\d{6}(?:,\d{6}){0,4}$/, 'Codes of funds')),
    range: v.optional(v.picklist(['1y', '3y', '5y'])),
  }),
  buyFundList: path('/fundPortal/buyFundList', fundFilters),
  directFundList: path('/fundPortal/directFundList', fundFilters),
  stopWinFundList: path('/fundPortal/stopWinFundList', fundFilters),
} as const
