/** Converting one fund into another (rules.md#conversion; rules.md#trade-and-asset-calls). */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import {
  applyNo,
  date8,
  flag,
  fundCode,
  fundRiskLevel,
  pricingDay,
  sealed,
  sha256,
  text,
  time14,
} from '#api/fields.ts'
import { money, nav, percent, shares, orderShares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { saleErrors, saleEstimate } from './redeem.ts'

export const listConvertFund = query({
  name: 'listConvertFund',
  about: 'Lists the funds into which a holding can be converted.',
  method: 'POST',
  path: '/api/trans/listConvertFund',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    funds: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeCode: v.string(),
        fundTypeName: v.string(),
        fundRiskLevel,
        nav,
        navDate: date8,
        /** Percent over a year; null when the history is too short. */
        yearReturn: v.nullable(percent),
        /** The year's first day, its benchmark's return and deepest fall. Assumed. */
        yearFrom: v.optional(v.nullable(date8), null),
        yearBenchmark: v.optional(v.nullable(percent), null),
        yearDrawdown: v.optional(v.nullable(percent), null),
      }),
    ),
  }),
})

/** Its method is not shown. The holding clock starts again. */
export const convert = mutation({
  name: 'convert',
  about: 'Converts shares of one fund into another of the same registrar.',
  method: 'POST',
  path: '/api/trans/convert',
  encoding: 'json',
  progress: 'sheet',
  effect: 'money',
  idempotency: 'byKey',
  key: 'applyNo',
  errors: [...saleErrors, 'notConvertible', 'riskMismatch', 'agreementUnread', 'pricingDayMoved'],
  source: 'assumed',
  request: v.object({
    applyNo,
    fundCode,
    targetFundCode: fundCode,
    bankSerial: text(64),
    shares: orderShares,
    pricingDay,
    largeRedeemFlag: flag,
    transPwd: sealed,
    /** Of the wordings that were read and agreed to. */
    protocolHashes: v.pipe(v.array(sha256), v.maxLength(20)),
    /** The time when the user confirmed the risk warning, or null. */
    cfmTime: v.nullable(time14),
  }),
  payload: v.object({ applyNo, operTime: time14 }),
})

export const estimateConvert = query({
  name: 'estimateConvert',
  about: 'Estimates a conversion: redemption fee, top-up of the purchase fee, shares received.',
  method: 'GET',
  path: '/api/trans/estimateConvert',
  errors: ['notFound', 'sharesShort', 'notConvertible'],
  source: 'assumed',
  request: v.object({
    fundCode,
    targetFundCode: fundCode,
    bankSerial: text(64),
    shares: orderShares,
  }),
  payload: v.object({
    ...saleEstimate,
    topUpFee: money,
    targetNav: nav,
    targetNavDate: date8,
    targetShares: shares,
  }),
})
