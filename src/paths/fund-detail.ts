import * as v from 'valibot'
import { isDate8 } from '#domain/calendar/calendar-date.ts'
import { date8 } from '#domain/text-formats.ts'
import { ofFund } from './fields.ts'
import { path } from './path.ts'

export const FILE_KINDS = ['report', 'dividend', 'people', 'trading', 'other'] as const

const range = v.optional(v.picklist(['1m', '3m', '6m', '1y', '3y', 'all']))
const day = v.optional(v.pipe(date8, v.check(isDate8, 'No such day')))

export const fundDetailPaths = {
  fundDetailSingle: path('/fund_detail/FundDetailSingle', ofFund),
  fundTradeRule: path('/fund_detail/FundTradeRule', ofFund),
  fundValueHistory: path('/fund_detail/FundValueHistory', {
    ...ofFund,
    range,
    only: v.optional(v.literal('dividend')),
  }),
  fundNetWorth: path('/fund_detail/FundNetWorth', { ...ofFund, range }),
  fundPerformanceHistory: path('/fund_detail/FundPerformanceHistory', ofFund),
  fundDetailArchives: path('/fund_detail/FundDetailArchives', ofFund),
  fundDetailAchievement: path('/fund_detail/FundDetailAchievement', ofFund),
  /** A range by name, or two days (`from`, `to`), which take precedence over it. */
  historicalWorth: path('/fund_detail/HistoricalWorth', { ...ofFund, range, from: day, to: day }),
  /** Without `tab`, the announcements; `standing` is the tab of legal documents. */
  fundFiles: path('/fund_detail/FundFiles', {
    ...ofFund,
    tab: v.optional(v.literal('standing')),
    kind: v.optional(v.picklist(FILE_KINDS)),
  }),
  fundScale: path('/fund_detail/fundScale', ofFund),
} as const
