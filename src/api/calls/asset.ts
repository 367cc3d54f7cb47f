/** The holdings of the user (/asset). `listAssetsChannel` is given; the other calls are assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { portfolioFields } from '#api/entities.ts'
import {
  cardTail,
  date8,
  dividendMethod,
  fundCode,
  month6,
  nothing,
  page,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { money, nav, per10k, percent, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

/** One fund as held, over all cards. */
const holding = {
  fundCode,
  fundName: v.string(),
  fundTypeCode: v.string(),
  shares,
  nav,
  navDate: date8,
  amount: money,
  /** Null while that day's NAV is not there. */
  yesterdayIncome: v.nullable(money),
  /**
   * Of the shares still held; of a money-market fund all it ever earned, so that a withdrawal takes
   * nothing away from it.
   */
  holdProfit: money,
  /** Percent of cost; null for money-market funds, whose cost falls with every withdrawal. */
  holdProfitRate: v.nullable(percent),
  /** In sales, and in conversions, that are not confirmed yet; part of the frozen shares. */
  sellingShares: shares,
  convertingShares: shares,
  /** Plans that run on it. */
  runningPlans: total,
  ...portfolioFields,
}

/**
 * Money that is neither on a card nor in a fund: paid and not yet confirmed (in), confirmed and not
 * yet paid out (out), or on its way back from a purchase that was cancelled or failed (refund).
 */
const transit = v.object({
  applyNo: v.string(),
  kind: v.picklist(['in', 'out', 'refund']),
  fundCode,
  fundName: v.string(),
  fundTypeCode: v.string(),
  amount: money,
  /** The time when it is expected to be shares, or to be on the card. */
  expectedDate: date8,
})

/** The total equals the sum of the holdings and the money in transit, to the cent. */
export const listAssetsChannel = query({
  name: 'listAssetsChannel',
  about: "Gives all the user's assets: totals, and every holding.",
  method: 'POST',
  path: '/api/asset/listAssetsChannel',
  source: 'given',
  request: nothing,
  payload: v.object({
    serverTime: time14,
    totalAsset: money,
    /** Money of purchases that are paid and not yet confirmed, and of sales not yet paid out. */
    inTransit: money,
    /** Income of `incomeDate`, as far as it is known; null while nothing is. */
    yesterdayIncome: v.nullable(money),
    incomeDate: date8,
    /** Funds that it lacks: their value of the day is still to come, or it cannot be worked out. */
    pendingFunds: total,
    missingFunds: total,
    /** Of what is held; of money-market funds all they ever earned. */
    holdProfit: money,
    cumulativeProfit: money,
    holdings: rows(v.object(holding)),
    /** The outcomes of orders today: the number that was confirmed, and the yuan that arrived. Assumed. */
    today: v.optional(v.object({ confirmed: total, arrived: money }), {
      confirmed: 0,
      arrived: '0.00',
    }),
    /** Its amounts sum to `inTransit`; what is expected first comes first. */
    transits: rows(transit),
  }),
})

/** singleHold, and holdYuEBao for a money fund. */
export const queryHolding = query({
  name: 'queryHolding',
  about: 'Shows one holding: shares usable and frozen, cost, income, plans, what is in transit.',
  method: 'GET',
  path: '/api/asset/queryHolding',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode }),
  payload: v.object({
    ...holding,
    incomeDate: date8,
    usableShares: shares,
    frozenShares: shares,
    /** Moving weighted average, yuan per share. */
    costPrice: nav,
    cumulativeProfit: money,
    /** Yearly return on the money's own dates, percent (XIRR); null under 30 days. */
    annualizedReturn: v.nullable(percent),
    /** The day up to which it is worked out: that of the value. Assumed. */
    annualizedDate: v.optional(v.nullable(date8), null),
    firstBuyDate: date8,
    inTransitIn: money,
    inTransitOut: money,
    /** Money-market funds only. */
    incomePer10k: v.nullable(per10k),
    sevenDayYield: v.nullable(percent),
    /** Cash only where every card has chosen it. */
    dividendMethod,
  }),
})

/** shareDetail. Lots leave first in, first out. */
export const listLots = query({
  name: 'listLots',
  about: 'Lists the lots of a holding, oldest first, with the days to the next fee tier.',
  method: 'GET',
  path: '/api/asset/listLots',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ fundCode, bankSerial: v.optional(text(64)) }),
  payload: v.object({
    lots: rows(
      v.object({
        lotNo: v.string(),
        bankSerial: v.string(),
        shares,
        confirmDate: date8,
        /** The days of holding that a sale now would count. */
        ageDays: total,
        /** The cost of selling it now, percent. */
        rate: percent,
        /** Null in the last tier. */
        nextRate: v.nullable(percent),
        daysToNextRate: v.nullable(total),
        /** The first trading day on which selling it costs less. Assumed. */
        cheaperFrom: v.optional(v.nullable(date8), null),
      }),
    ),
  }),
})

/**
 * The card, or partner, through which each part is held: `channelHold`, `shareDetail`. The parts of
 * a fund sum to its amount, to the cent.
 */
export const listChannelHoldings = query({
  name: 'listChannelHoldings',
  about: 'Splits the holdings, or one of them, by card.',
  method: 'GET',
  path: '/api/asset/listChannelHoldings',
  source: 'assumed',
  request: v.object({ fundCode: v.optional(fundCode) }),
  payload: v.object({
    channels: rows(
      v.object({
        bankSerial: v.string(),
        channelId: v.string(),
        bankName: v.string(),
        cardTail,
        amount: money,
        holdings: rows(
          v.object({
            fundCode,
            fundName: v.string(),
            shares,
            usableShares: shares,
            frozenShares: shares,
            amount: money,
            dividendMethod,
            /** A change that was applied for and is not confirmed yet. */
            pendingDividend: v.nullable(v.object({ dividendMethod, confirmDate: date8 })),
          }),
        ),
      }),
    ),
  }),
})

/** sumDetail, and the curve of singleDetail. Days without a figure yet are left out. */
export const queryIncomeCalendar = query({
  name: 'queryIncomeCalendar',
  about: "Gives a month's income day by day, or that of several months, over all or for one fund.",
  method: 'GET',
  path: '/api/asset/queryIncomeCalendar',
  source: 'assumed',
  request: v.object({
    month: month6,
    /** The first of several months, of which `month` is the last. */
    fromMonth: v.optional(month6),
    fundCode: v.optional(fundCode),
  }),
  payload: v.object({
    /** Of `month` alone. */
    monthIncome: money,
    /**
     * `pendingFunds`: how many funds a day's income lacks because their value of that day is still
     * to come.
     */
    days: v.array(v.object({ date: date8, income: money, pendingFunds: total })),
    /** First month of which there is anything; null for one who never held. */
    firstMonth: v.nullable(month6),
  }),
})

/** sumDetail and singleDetail: income by fund for a day, newest day first. */
export const listIncome = query({
  name: 'listIncome',
  about: 'Lists income entries: date, fund, amount.',
  method: 'GET',
  path: '/api/asset/listIncome',
  source: 'assumed',
  request: v.object({ ...page, fundCode: v.optional(fundCode), date: v.optional(date8) }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        date: date8,
        fundCode,
        fundName: v.string(),
        income: money,
        /** Money-market funds only. */
        incomePer10k: v.nullable(per10k),
      }),
    ),
  }),
})

/** clearanceRecord. */
export const listClearedFunds = query({
  name: 'listClearedFunds',
  about: 'Lists funds that the user held and sold whole, last cleared first.',
  method: 'GET',
  path: '/api/asset/listClearedFunds',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({
    total,
    records: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        firstBuyDate: date8,
        clearDate: date8,
        holdDays: total,
        profit: money,
        /** Percent of what was put in. */
        profitRate: percent,
      }),
    ),
  }),
})
