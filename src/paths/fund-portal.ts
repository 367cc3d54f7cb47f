import * as v from 'valibot'
import type { FundTypeCode } from '#domain/fund/fund-types.ts'
import type { PromotedStage } from '#domain/fund/publicity.ts'
import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

// Those of `PROMOTED_STAGES` and `FUND_TYPE_CODES`, kept apart from them because paths are loaded
// at once and names and figures are not.
const STAGES = ['6m', '1y', '3y', '5y'] as const satisfies readonly PromotedStage[]
const TYPES = ['1', '4', '5', '3', '2', '6', '7', '8'] as const satisfies readonly FundTypeCode[]
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

/**
 * How a list of funds is filtered and sorted. What is not there is not filtered by; a list takes no
 * notice of what it does not offer.
 */
const fundFilters = {
  /** Whose return sorts. */
  stage: v.optional(v.picklist(STAGES)),
  type: v.optional(v.picklist(TYPES)),
  risk: v.optional(v.picklist(['1', '2', '3', '4', '5'])),
  /** First of the name's pinyin initials. */
  letter: v.optional(v.picklist(LETTERS)),
  order: v.optional(v.picklist(['up', 'down'])),
  words: v.optional(text(40)),
  /** Which half of the values' screen: funds where it is not there. */
  view: v.optional(v.literal('index')),
}

export const fundPortalPaths = {
  performance: path('/fundPortal/performance', fundFilters),
  valuation: path('/fundPortal/valuation', fundFilters),
  allFundList: path('/fundPortal/allFundList', fundFilters),
  buyFundList: path('/fundPortal/buyFundList', fundFilters),
  directFundList: path('/fundPortal/directFundList', fundFilters),
  stopWinFundList: path('/fundPortal/stopWinFundList', fundFilters),
} as const
