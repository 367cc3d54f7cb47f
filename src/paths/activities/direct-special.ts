import { wayBack } from '#paths/fields.ts'
import { fundFilters } from '#paths/fund-portal.ts'
import { path } from '#paths/path.ts'

const { stage, type, risk, order } = fundFilters

/** The special on regular investment. */
export const directSpecialPaths = {
  directSpecialHome: path('/directSpecial/directSpecialHome', wayBack),
  /** Funds that plans can buy, by their return over three years and more. */
  directRankingList: path('/directSpecial/directRankingList', { stage, type, risk, order }),
} as const
