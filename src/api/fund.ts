import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { date8, flag, fundCode, fundRiskLevel, money, nav, nothing, percent } from './fields.ts'

/** Every fund's name (section 3, "Fund info from the fund-name list"). `pinyin` (initials) is assumed. */
export const queryAllFundName = endpoint({
  name: 'queryAllFundName',
  method: 'GET',
  path: '/api/fund/queryAllFundName',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: nothing,
  payload: v.object({
    fundInfos: v.array(
      v.object({
        fundCode,
        fundName: v.string(),
        /** '2' is a money-market fund (section 9). */
        fundTypeCode: v.string(),
        isQdiiFund: flag,
        /** f to l mark portfolios (section 3). */
        moduleName: v.string(),
        pinyin: v.string(),
      }),
    ),
  }),
})

/** The ladder of a purchase fee: the first tier whose `upTo` (yuan, exclusive; null: no end) is above the amount. */
const purchaseTier = v.object({
  upTo: v.nullable(money),
  rate: v.nullable(percent),
  /** Yuan per order instead of a rate. */
  flat: v.nullable(money),
})

/** The ladder of a redemption fee by a lot's age: the first whose `daysUnder` (exclusive; null: no end) is above it. */
const redemptionTier = v.object({
  daysUnder: v.nullable(v.pipe(v.number(), v.integer())),
  rate: percent,
})

export const STAGES = ['1w', '1m', '3m', '6m', '1y', '3y', '5y', 'ytd', 'all'] as const

/** One fund, whole: what the top of its page and its fee and date tables need. Payload assumed. */
export const queryFundOne = endpoint({
  name: 'queryFundOne',
  method: 'POST',
  path: '/api/fund/queryFundOne',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    fundCode,
    fundName: v.string(),
    fundTypeCode: v.string(),
    fundTypeName: v.string(),
    fundRiskLevel,
    isQdiiFund: flag,
    /** Null where the provider does not know it; the same for the figures and rates below. */
    establishDate: v.nullable(date8),
    companyName: v.string(),
    managerName: v.string(),
    /** Fund assets in yuan at `scaleDate`. */
    scale: v.nullable(money),
    scaleDate: v.nullable(date8),
    benchmarkName: v.string(),
    peerName: v.string(),
    /** All three null while no net value has been published. */
    nav: v.nullable(nav),
    navDate: v.nullable(date8),
    accNav: v.nullable(nav),
    dayChange: v.nullable(percent),
    /** Money-market funds only: yuan per 10,000 shares (4 decimals) and the seven-day annualised yield in percent. */
    incomePer10k: v.nullable(v.string()),
    sevenDayYield: v.nullable(percent),
    applyStatus: v.picklist(['open', 'limited', 'suspended']),
    redeemStatus: v.picklist(['open', 'suspended']),
    minAmount: money,
    amountStep: money,
    /** Most that one person may buy a day, yuan. */
    dailyLimit: v.nullable(money),
    planMinAmount: v.nullable(money),
    stages: v.array(
      v.object({
        stage: v.picklist(STAGES),
        /** Percent; null when the history is too short. */
        own: v.nullable(percent),
        peer: v.nullable(percent),
        benchmark: v.nullable(percent),
        rank: v.nullable(v.number()),
        of: v.nullable(v.number()),
      }),
    ),
    purchaseTiers: v.array(purchaseTier),
    /** Factor on the rates here, `'0.1'` for 一折; null for none. A flat fee is not discounted. */
    discount: v.nullable(v.pipe(v.string(), v.regex(/^(?:0(?:\.\d{1,4})?|1)$/))),
    redemptionTiers: v.array(redemptionTier),
    /** Percent a year. */
    managementRate: v.nullable(percent),
    custodyRate: v.nullable(percent),
    salesServiceRate: v.nullable(percent),
    /** The dates an order placed now would have. */
    tradeDate: date8,
    confirmDate: date8,
    incomeDate: date8,
    redeemableDate: date8,
    /** Trading days until redemption money arrives, from and to. */
    arrivalDays: v.tuple([v.number(), v.number()]),
  }),
})

/** Net values in order of date, oldest first, with the comparison curves on the same days. Assumed. */
export const queryNavHistory = endpoint({
  name: 'queryNavHistory',
  method: 'GET',
  path: '/api/fund/queryNavHistory',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'assumed',
  request: v.object({ fundCode, from: v.optional(date8), to: v.optional(date8) }),
  payload: v.object({
    points: v.array(
      v.object({
        date: date8,
        nav,
        accNav: nav,
        dayChange: v.nullable(percent),
        /** Yuan a share paid out on this day. */
        dividend: v.nullable(v.string()),
        incomePer10k: v.nullable(v.string()),
        sevenDayYield: v.nullable(percent),
      }),
    ),
    /** Closing values of the benchmark and of the peers' average; null on days that have none. */
    benchmark: v.array(v.nullable(v.number())),
    peer: v.array(v.nullable(v.number())),
  }),
})
