import * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { applyNo, date8, flag, fundCode, fundRiskLevel, money, time14 } from './fields.ts'

/** The fund as the pre-trade gate sees it (section 3, "Fund info from the pre-check"). */
export const queryFundInfo = endpoint({
  name: 'queryFundInfo',
  method: 'GET',
  path: '/api/trans/queryFundInfo',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    fundName: v.string(),
    fundTypeCode: v.string(),
    fundRiskLevel,
    transPreInfo: v.object({ applyFlag: flag, applyToast: v.string() }),
  }),
})

/** Limits and dates for an order placed now. Payload assumed. */
export const getTransactionConfig = endpoint({
  name: 'getTransactionConfig',
  method: 'POST',
  path: '/api/trans/getTransactionConfig',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    serverTime: time14,
    /** The moment after which an order belongs to the next trading day. */
    cutoffTime: time14,
    tradeDate: date8,
    /** Whose NAV the order gets. */
    navDate: date8,
    confirmDate: date8,
    incomeDate: date8,
    redeemableDate: date8,
    minAmount: money,
    amountStep: money,
    /** Most for one order, yuan. */
    maxAmount: money,
    /** Left of today's limit for this person and fund; null: no limit. */
    dailyLeft: v.nullable(money),
  }),
})

/** The user's bank cards with their limits; card numbers arrive as the last four digits. Payload assumed. */
export const listPaymentAccount = endpoint({
  name: 'listPaymentAccount',
  method: 'POST',
  path: '/api/trans/listPaymentAccount',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    accounts: v.array(
      v.object({
        bankSerial: v.string(),
        channelId: v.string(),
        bankName: v.string(),
        cardTail: v.pipe(v.string(), v.regex(/^\d{4}$/)),
        singleLimit: money,
        dayLimit: money,
        dayLeft: money,
        available: v.boolean(),
        unavailableReason: v.string(),
      }),
    ),
  }),
})

/** Agreements to read before an order. Payload assumed. */
export const getFundProtocolConfig = endpoint({
  name: 'getFundProtocolConfig',
  method: 'POST',
  path: '/api/trans/getFundProtocolConfig',
  encoding: 'form',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({
    protocols: v.array(
      v.object({
        protocolId: v.string(),
        title: v.string(),
        sections: v.array(v.object({ heading: v.string(), text: v.string() })),
      }),
    ),
  }),
})

/**
 * Opens an application to buy: its number is the key under which the order can exist only once.
 * `randomCode` binds the sealed password to this application. Payload assumed.
 */
export const applyInit = endpoint({
  name: 'applyInit',
  method: 'POST',
  path: '/api/trans/applyInit',
  encoding: 'json',
  loading: false,
  effect: 'reads',
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({ applyNo, randomCode: v.string(), expiresAt: time14 }),
})

/**
 * Places the order. Sending the same `applyNo` again answers with the same order and never makes another.
 * Refused with RET.wrongTradingPassword (payload `{ triesLeft }`), tradingPasswordLocked, notPurchasable, amountOutOfRange,
 * riskMismatch, cardUnavailable, agreementUnread, applicationExpired.
 */
export const applyByEncriptTransPwd = endpoint({
  name: 'applyByEncriptTransPwd',
  method: 'POST',
  path: '/api/trans/applyByEncriptTransPwd',
  encoding: 'json',
  loading: true,
  effect: 'money',
  source: 'given',
  request: v.object({
    applyNo,
    fundCode,
    amount: money,
    bankSerial: v.string(),
    /** Sealed by `platform/crypto`, bound to `randomCode`. Never the clear password. */
    transPwd: v.pipe(v.string(), v.startsWith('v1.')),
    protocolIds: v.array(v.string()),
    /** When the user confirmed the risk warning (gate step 11), or null. */
    cfmTime: v.nullable(time14),
  }),
  payload: v.object({ applyNo, operTime: time14 }),
})

/** What became of an application whose answer was lost. Assumed. */
export const queryApplyResult = endpoint({
  name: 'queryApplyResult',
  method: 'GET',
  path: '/api/trans/queryApplyResult',
  encoding: 'query',
  loading: false,
  effect: 'reads',
  source: 'assumed',
  request: v.object({ applyNo }),
  payload: v.object({
    /** `open`: opened, never placed. `expired`: never placed and now can't be. */
    state: v.picklist(['placed', 'open', 'expired']),
  }),
})
