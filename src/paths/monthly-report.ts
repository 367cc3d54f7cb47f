import * as v from 'valibot'
import { month6 } from '#domain/text-formats.ts'
import { path } from './path.ts'

/** The last whole month where none is named. */
const ofMonth = { month: v.optional(month6) }

/** The account over a month. */
export const monthlyReportPaths = {
  monthlyReportHome: path('/monthlyReport/monthlyReportHome', ofMonth),
  monthlyReportAssetsList: path('/monthlyReport/monthlyReportAssetsList', ofMonth),
  monthlyReportProfitList: path('/monthlyReport/monthlyReportProfitList', ofMonth),
} as const
