import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { applyNo, count, date8, fundCode, money, nav, percent, shares, time14 } from './fields.ts'

/** One order (section 3, "Transaction record"; names, amounts and fees are assumed). */
export const transactionRecord = v.object({
  applyNo,
  status: v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  businessCode: v.pipe(v.string(), v.regex(/^\d{2}$/)),
  businessKind: v.string(),
  fundCode,
  fundName: v.string(),
  channelId: v.string(),
  /** Where the money comes from: `招商银行（尾号 1234）`. */
  channelName: v.string(),
  applicationAmt: money,
  /** Confirmed amount, shares, fee and the NAV used; null until confirmed. */
  applicationCfmAmt: v.nullable(money),
  applicationCfmVol: v.nullable(shares),
  fee: v.nullable(money),
  feeRate: v.nullable(percent),
  nav: v.nullable(nav),
  operTime: time14,
  /** T, the trading day that the order belongs to and whose NAV it gets. */
  transactionDate: date8,
  /** Confirmation day, expected or actual. */
  transactionCfmDate: date8,
  /** First day on which its income can be seen. */
  incomeDate: date8,
  paymentDate: v.nullable(date8),
  paymentTimeTxt: v.string(),
  errorDetail: v.string(),
  tradingTaxFlag: v.string(),
})

/** The user's orders, newest first. Assumed. */
export const queryTransactionList = endpoint({
  name: 'queryTransactionList',
  method: 'GET',
  path: '/api/transaction/queryTransactionList',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'assumed',
  request: v.object({ page: count(100_000), size: count(50) }),
  payload: v.object({ total: v.number(), records: v.array(transactionRecord) }),
})

/** One order. `RET.notFound` when it is not this user's. Assumed. */
export const queryTransactionDetail = endpoint({
  name: 'queryTransactionDetail',
  method: 'GET',
  path: '/api/transaction/queryTransactionDetail',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'assumed',
  request: v.object({ applyNo }),
  payload: v.object({ serverTime: time14, record: transactionRecord }),
})
