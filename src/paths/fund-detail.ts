import * as v from 'valibot'
import { cardId } from '#domain/coupon/identifiers.ts'
import { fundCode, matching, text } from '#domain/text-formats.ts'
import { day as existingDay, managerId, ofFund, portfolioCode, wayBack } from './fields.ts'
import { path } from './path.ts'

export const FILE_KINDS = ['report', 'dividend', 'people', 'trading', 'other'] as const

const planCode = matching(/^99\d{4}$/, 'Names a private plan')
const ofPlan = { fundCode: planCode }

const range = v.optional(v.picklist(['1m', '3m', '6m', '1y', '3y', 'all']))
const day = v.optional(existingDay)

export const fundDetailPaths = {
  /** `cardId`: a coupon that the order form is to use. */
  fundDetailSingle: path('/fund_detail/FundDetailSingle', {
    ...ofFund,
    cardId: v.optional(cardId),
  }),
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
  /** Without a date the newest report. */
  fundConversionStrategy: path('/fund_detail/FundConversionStrategy', {
    ...ofFund,
    reportDate: day,
  }),
  /** A product of smart investment, or the contract of a fund; without either the strategies. */
  fundStrategy: path('/fund_detail/FundStrategy', {
    productCode: v.optional(matching(/^\d{8}$/, 'Names a product')),
    fundCode: v.optional(fundCode),
  }),
  fundAchievement: path('/fund_detail/FundAchievement', ofFund),
  /** Without a code the wallet fund. */
  fundCurrency: path('/fund_detail/FundCurrency', { fundCode: v.optional(fundCode) }),
  /** The user's own holding of a fund. */
  fundShareBridge: path('/fund_detail/FundShareBridge', ofFund),
  /** Any text: what is no link of ours shows the same page as one that is over. */
  fundSharePage: path('/fund_detail/FundSharePage', { s: v.optional(text(200)) }),
  featureData: path('/fund_detail/featureData', {
    ...ofFund,
    range: v.optional(v.picklist(['1y', '3y', '5y'])),
  }),
  /** Without `tab` what operators compose. */
  home: path('/fund_detail/home', { tab: v.optional(v.literal('watch')) }),
  fundDetailBoutique: path('/fund_detail/FundDetailBoutique', ofFund),
  fundDetailViews: path('/fund_detail/FundDetailViews', ofFund),
  fundViewPointList: path('/fund_detail/FundViewPointList', {
    ...ofFund,
    kind: v.optional(v.picklist(['all', 'report', 'article', 'idea', 'video'])),
  }),
  fundConsults: path('/fund_detail/FundConsults', ofFund),
  /** One manager, or the first one of the fund; without either who was shown last. */
  fundManagerArea: path('/fund_detail/fundManagerArea', {
    fmUid: v.optional(managerId),
    fundCode: v.optional(fundCode),
  }),
  /** A portfolio of the advice. */
  fundDetailCombine: path('/fund_detail/FundDetailCombine', { portfolioCode }),
  /** A private plan of the company: its codes begin with 99. */
  fundDetailAdvance: path('/fund_detail/FundDetailAdvance', ofPlan),
  /** With a code, the signing of a contract for that plan. */
  advanceContractList: path('/fund_detail/AdvanceContractList', {
    fundCode: v.optional(planCode),
  }),
  advanceHistorical: path('/fund_detail/AdvanceHistorical', { ...ofPlan, from: day, to: day }),
  advanceAchievement: path('/fund_detail/AdvanceAchievement', ofPlan),
  /** Any target: an unknown one is said to be unknown. `site`: a page of the sale's site. */
  privateJump: path('/fund_detail/privateJump', {
    to: v.optional(text(32)),
    fundCode: v.optional(planCode),
    site: v.optional(text(500)),
    ...wayBack,
  }),
  advanceCertificateProblems: path('/fund_detail/advanceCertificateProblems'),
} as const
