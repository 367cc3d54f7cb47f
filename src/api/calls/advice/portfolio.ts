/**
 * Portfolios of the advice (rules.md#advice). All assumed. The provider shows none without a valid
 * match, and none above the match or the class of the user.
 */
import * as v from 'valibot'
import { ASSET_CLASSES } from '#domain/advice/ladder.ts'
import { PORTFOLIO_MODULES } from '#domain/fund/portfolio.ts'
import { query } from '#api/endpoint.ts'
import { date8, fundCode, fundRiskLevel, nothing, total } from '#api/fields.ts'
import { money, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

export const portfolioCode = matching(/^\w{1,16}$/, 'Names a portfolio')
export const portfolioState = v.picklist(['open', 'closed', 'ending'])
export const adjustmentState = v.picklist(['waiting', 'selling', 'buying', 'done', 'partlyFailed'])

const base = { method: 'GET', source: 'assumed' } as const
const gated = { ...base, errors: ['notFound', 'adviceNeeded', 'adviceMismatch'] } as const

const head = {
  portfolioCode,
  portfolioName: v.string(),
  moduleName: v.picklist(PORTFOLIO_MODULES),
  riskLevel: fundRiskLevel,
  state: portfolioState,
  inception: date8,
}

/** Points: percent of the whole by class. */
const mix = v.object({ equity: percent, bond: percent, gold: percent, cash: percent })

export const listPortfolios = query({
  ...base,
  name: 'listPortfolios',
  about: 'Lists the portfolio that is matched, then the lower ones; unranked, without returns.',
  path: '/api/advise/listPortfolios',
  errors: ['adviceNeeded'],
  request: nothing,
  payload: v.object({
    portfolios: rows(v.object({ ...head, isMatch: v.boolean(), adviceRate: percent, target: mix })),
  }),
})

export const queryPortfolio = query({
  ...gated,
  name: 'queryPortfolio',
  about: 'Shows a portfolio that the user may enter, or is in: parts, limits, fees, own position.',
  path: '/api/advise/queryPortfolio',
  request: v.object({ portfolioCode }),
  payload: v.object({
    ...head,
    benchmark: v.string(),
    target: mix,
    minFirst: money,
    minMore: money,
    /** Percent a year. */
    adviceRate: percent,
    /** Percent that the mix loses in the printed stress. */
    stressLoss: percent,
    parts: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        assetClass: v.picklist(ASSET_CLASSES),
        weight: percent,
        /** A fund of the company itself: no front fee, and its sales service is set off. */
        own: v.boolean(),
        isQdii: v.boolean(),
        /** Percent a year: management, custody and sales service. */
        runningRate: v.nullable(percent),
        salesServiceRate: percent,
      }),
    ),
    /** The newest one; null where there was none. */
    lastAdjustment: v.nullable(v.object({ date: date8, reason: v.string() })),
    /** The position of the user; null while not in it. */
    own: v.nullable(
      v.object({
        value: money,
        date: v.nullable(date8),
        profit: money,
        cash: money,
        /** Of the advice: what is reckoned and not collected yet, and what was collected. */
        feeOwed: money,
        feePaid: money,
        drift: percent,
        adjusting: v.nullable(adjustmentState),
      }),
    ),
    signed: v.boolean(),
    /** The reason why the user cannot put money in; empty where that is open. */
    blocked: v.string(),
  }),
})

/** Spans under a year are not shown. */
export const portfolioRange = v.picklist(['1y', '3y', 'all'])

export const queryPortfolioCurve = query({
  ...gated,
  name: 'queryPortfolioCurve',
  about: 'Gives the daily value after fees with the benchmark; nothing under a year of running.',
  path: '/api/advise/queryPortfolioCurve',
  request: v.object({ portfolioCode, range: portfolioRange }),
  payload: v.object({
    from: v.nullable(date8),
    to: v.nullable(date8),
    /** From 1000.0000 on the first day of the span. */
    points: v.array(
      v.object({
        date: date8,
        value: matching(/^\d{1,7}\.\d{4}$/, 'A value, four places'),
        benchmark: v.nullable(matching(/^\d{1,7}\.\d{4}$/, 'A value, four places')),
      }),
    ),
    /** Null where the span is not shown. */
    figures: v.nullable(
      v.object({
        change: percent,
        benchmark: v.nullable(percent),
        volatility: v.nullable(percent),
        drawdown: v.nullable(percent),
      }),
    ),
  }),
})

export const listPortfolioAdjustments = query({
  ...gated,
  name: 'listPortfolioAdjustments',
  about: 'Lists the adjustments with their reasons, newest first, and the own orders of each.',
  path: '/api/advise/listPortfolioAdjustments',
  request: v.object({ portfolioCode }),
  payload: v.object({
    total,
    records: rows(
      v.object({
        adjustmentId: v.string(),
        date: date8,
        reason: v.string(),
        /** Percent of the whole, on one side. */
        turnover: percent,
        changes: rows(
          v.object({ fundCode, fundName: v.string(), before: percent, after: percent }),
        ),
        /** The effect on the user; null for one before the user came in. */
        own: v.nullable(
          v.object({
            state: adjustmentState,
            sold: money,
            bought: money,
            fee: money,
            orders: rows(
              v.object({ applyNo: v.string(), fundName: v.string(), title: v.string() }),
            ),
          }),
        ),
      }),
    ),
  }),
})
