import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import type { Figure } from '#domain/fund/rule/figures.ts'
import { fundFilters } from './fund-portal.ts'
import { path } from './path.ts'

// The keys of `FIGURES`, repeated as those of the funds' paths are. A test compares them.
const FIGURE_NAMES = [
  'return',
  'excess',
  'maxDrawdown',
  'volatility',
  'trackingError',
  'recoverDays',
  'feeTotal',
  'dividendYears',
  'sevenDayYield',
  'openDays',
  'managerYears',
] as const satisfies readonly Figure[]

const { stage, type, risk, order } = fundFilters

export const rankListPaths = {
  allRankList: path('/rankList/allRankList'),
  rankDetail: path('/rankList/rankDetail', {
    ruleId: matching(/^[a-z][a-z0-9-]{1,31}$/, 'Names a rule'),
    stage,
    type,
    risk,
    order,
    /** The board's figure or one of its columns. */
    sort: v.optional(v.picklist(FIGURE_NAMES)),
  }),
} as const
