/** One fund and its NAVs (rules.md#trade-and-asset-calls). */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { feeRates, forwardInfo, portfolioFields } from '#api/entities.ts'
import {
  date8,
  dividendMethod,
  flag,
  fundCode,
  fundRiskLevel,
  nothing,
  time14,
  total,
} from '#api/fields.ts'
import { money, nav, per10k, percent, perShare } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'
import { PORTFOLIO_MODULES } from '#domain/fund/portfolio.ts'

const named = {
  /** '2' is a money-market fund (rules.md#fund-codes-and-types). */
  fundTypeCode: v.string(),
  isQdiiFund: flag,
  pinyin: v.string(),
  /**
   * The whole pinyin without spaces, where it is not what `readings` makes of the name: most names
   * need none, which halves what the list grew by.
   */
  fullPinyin: v.optional(v.string()),
  /** Like the next one empty where the provider has none. */
  managerName: v.optional(v.string(), ''),
  companyName: v.optional(v.string(), ''),
}

const namedFund = v.object({
  fundCode,
  fundName: v.string(),
  /** f to l mark portfolios (rules.md#fund-codes-and-types). */
  moduleName: v.string(),
  ...portfolioFields,
  ...named,
})

/** A portfolio may come without the code and name of a fund. */
const namedPortfolio = v.object({
  fundCode: v.optional(v.string(), ''),
  fundName: v.optional(v.string(), ''),
  moduleName: v.picklist(PORTFOLIO_MODULES),
  portfolioCode: v.pipe(v.string(), v.regex(/^\w{1,16}$/)),
  portfolioName: v.pipe(v.string(), v.minLength(1)),
  ...named,
})

/**
 * `pinyin` (initials), what follows it and `variants` are assumed; the other fields are
 * rules.md#fund-info.
 */
export const queryAllFundName = query({
  name: 'queryAllFundName',
  about: "Lists every fund's name, to search in.",
  method: 'GET',
  path: '/api/fund/queryAllFundName',
  needsUser: false,
  source: 'given',
  payloadSource: 'given',
  request: nothing,
  payload: v.object({
    fundInfos: rows(v.union([namedFund, namedPortfolio])),
    /** Traditional characters, each with the simplified one of these names after it: `華华長长`. */
    variants: v.optional(v.string(), ''),
    /** Characters of these names, each with its usual syllable after it: `禾HE岸AN`. */
    readings: v.optional(v.string(), ''),
  }),
})

export const STAGES = ['1w', '1m', '3m', '6m', '1y', '3y', '5y', 'ytd', 'all'] as const
export const stage = v.picklist(STAGES)

export const applyStatus = v.picklist(['open', 'limited', 'suspended'])

export const queryFundOne = query({
  name: 'queryFundOne',
  about: 'Shows one fund whole: the top of its page, its fees, its dates.',
  method: 'POST',
  path: '/api/fund/queryFundOne',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    fundCode,
    fundName: v.string(),
    fundTypeCode: v.string(),
    fundTypeName: v.string(),
    fundRiskLevel,
    isQdiiFund: flag,
    ...overseasDays,
    /** The use of dividends where the holder chose nothing. Assumed. */
    defaultDividendMethod: dividendMethod,
    /** Null where the provider does not know it; the same for the figures and rates below. */
    establishDate: v.nullable(date8),
    companyName: v.string(),
    managerName: v.string(),
    /** Fund assets in yuan at `scaleDate`. */
    scale: v.nullable(money),
    scaleDate: v.nullable(date8),
    benchmarkName: v.string(),
    peerName: v.string(),
    /** The source of the ranks; empty where there is none, and then no ranks are shown. */
    rankSource: v.optional(v.string(), ''),
    /** All three null while no net value has been published. */
    nav: v.nullable(nav),
    navDate: v.nullable(date8),
    accNav: v.nullable(nav),
    dayChange: v.nullable(percent),
    /** Money-market funds only. */
    incomePer10k: v.nullable(per10k),
    sevenDayYield: v.nullable(percent),
    applyStatus,
    /** Class Y, which only the money of a pension account buys. */
    pensionOnly: v.optional(flag, '0'),
    /** The reason why it cannot be bought now, or by whom; empty where there is nothing to say. */
    applyNote: v.optional(v.string(), ''),
    redeemStatus: v.picklist(['open', 'suspended']),
    minAmount: money,
    amountStep: money,
    /** Most that one person may buy a day, yuan. */
    dailyLimit: v.nullable(money),
    planMinAmount: v.nullable(money),
    stages: rows(
      v.object({
        stage,
        /** Percent; null when the history is too short. */
        own: v.nullable(percent),
        peer: v.nullable(percent),
        benchmark: v.nullable(percent),
        rank: v.nullable(total),
        of: v.nullable(total),
      }),
    ),
    ...feeRates,
    /** The end of the days of holding by the contract. Assumed. */
    holdingEnd: v.optional(v.picklist(['confirmation', 'tradeDay']), 'confirmation'),
    /** Older: the contract is from before the fee rule of 2026 and keeps its table. */
    feeTerms: v.optional(v.picklist(['current', 'older']), 'current'),
    /** The dates an order placed now would have. */
    tradeDate: date8,
    confirmDate: date8,
    incomeDate: date8,
    redeemableDate: date8,
    /** Trading days until redemption money arrives, from and to. */
    arrivalDays: v.tuple([v.number(), v.number()]),
  }),
})

export const getAlertMsg = query({
  name: 'getAlertMsg',
  about: "Lists what a fund's page must warn of now.",
  method: 'POST',
  path: '/api/fund/getAlertMsg',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    alerts: rows(
      v.object({
        alertId: v.string(),
        title: v.string(),
        content: v.string(),
        /** A line on the page, or a dialog before it. */
        display: v.picklist(['line', 'dialog']),
        until: v.nullable(time14),
        forwardInfo,
      }),
    ),
  }),
})

export const queryNavHistory = query({
  name: 'queryNavHistory',
  about: 'Gives net values, oldest first, with the comparison curves on the same days.',
  method: 'GET',
  path: '/api/fund/queryNavHistory',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode, from: v.optional(date8), to: v.optional(date8) }),
  payload: v.object({
    points: v.array(
      v.object({
        date: date8,
        nav,
        accNav: nav,
        dayChange: v.nullable(percent),
        /** Paid out on this day. */
        dividend: v.nullable(perShare),
        /** The number of shares that each share of the evening before became on this day. */
        split: v.optional(v.nullable(perShare)),
        incomePer10k: v.nullable(per10k),
        sevenDayYield: v.nullable(percent),
      }),
    ),
    /** Closing values of the benchmark and of the peers' average; null on days that have none. */
    benchmark: v.array(v.nullable(v.number())),
    peer: v.array(v.nullable(v.number())),
  }),
})

/** FundDetailAchievement and FundPerformanceHistory. A period is `202503`, `2025Q1` or `2025`. */
export const listPeriodReturns = query({
  name: 'listPeriodReturns',
  about: 'Gives the returns of a fund by month, quarter or year, newest first, with its rank.',
  method: 'GET',
  path: '/api/fund/listPeriodReturns',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode, period: v.picklist(['month', 'quarter', 'year']) }),
  payload: v.object({
    periods: rows(
      v.object({
        key: v.string(),
        /** Day of the value from which the period counts, and of its last value. */
        from: date8,
        to: date8,
        /** Percent, dividends reinvested; null where it is not known. */
        own: v.nullable(percent),
        peer: v.nullable(percent),
        benchmark: v.nullable(percent),
        /** Among the peers that were there for all of the period. */
        rank: v.nullable(total),
        of: v.nullable(total),
        /** False for the period in which the fund began. */
        whole: v.boolean(),
      }),
    ),
  }),
})

/**
 * rules.md#kinds-channels-and-products: 1 manager change, 3 fund start, 4 risk rating change, 5
 * conversion, 7 dividend.
 */
export const listFundEvents = query({
  name: 'listFundEvents',
  about: "Lists what a chart marks in a fund's history, oldest first.",
  method: 'GET',
  path: '/api/fund/listFundEvents',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    events: rows(
      v.object({
        date: date8,
        eventType: v.picklist(['1', '3', '4', '5', '7']),
        content: v.string(),
      }),
    ),
  }),
})
