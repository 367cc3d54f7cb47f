import type * as v from 'valibot'
import type { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { HoldingEnd } from '#domain/order/holding-days.ts'

/** A fund, as `queryFundOne` sends it. */
export type FundOne = v.InferOutput<typeof queryFundOne.payload>

/** One published value, as `queryNavHistory` sends it. */
export type NavPoint = v.InferOutput<typeof queryNavHistory.payload>['points'][number]

/** A value without what follows from the days before it. */
export type RawPoint = Omit<NavPoint, 'dayChange' | 'sevenDayYield'>

/**
 * A fund without its values. Texts are empty and figures null where unknown.
 */
export interface Fund {
  code: string
  name: string
  pinyin: string
  /** Without spaces; empty where unknown. */
  fullPinyin: string
  typeCode: string
  typeName: string
  risk: FundOne['fundRiskLevel']
  isQdii: boolean
  /**
   * The markets abroad that have to be open on a trading day of the fund: those of a QDII, Hong
   * Kong of a fund that invests through its Connect.
   */
  overseasMarkets: readonly OverseasMarket[]
  isMoney: boolean
  /** The use of dividends where the holder chose nothing: 0 shares, 1 cash. */
  dividendMethod: FundOne['defaultDividendMethod']
  establishDate: Date8 | null
  companyName: string
  managerName: string
  /** Yuan. */
  scale: string | null
  benchmarkName: string
  peerName: string
  applyStatus: FundOne['applyStatus']
  /** Class Y: only the money of a pension account buys it. */
  pensionOnly: boolean
  /** The months that each purchase of class Y stays; 0 where it may be sold at any time. */
  minHoldMonths: number
  redeemStatus: FundOne['redeemStatus']
  /** The reason against buying it; empty when it can be bought. */
  applyToast: string
  minAmount: string
  amountStep: string
  maxAmount: string
  dailyLimit: string | null
  planMinAmount: string | null
  purchaseTiers: FundOne['purchaseTiers']
  feeTerms: FundOne['feeTerms']
  /** Factor on the rates, or null for none. */
  discount: string | null
  redemptionTiers: FundOne['redemptionTiers']
  holdingEnd: HoldingEnd
  /** Percent a year. */
  managementRate: string | null
  custodyRate: string | null
  salesServiceRate: string | null
}

export const OVERSEAS_MARKETS = ['HK', 'US'] as const

export type OverseasMarket = (typeof OVERSEAS_MARKETS)[number]
