/** Bank cards (rules.md#authentication-and-bank-calls). */
import * as v from 'valibot'
import { messageSent } from './account-opening.ts'
import { mutation, query } from '#api/endpoint.ts'
import {
  cardTail,
  date8,
  flag,
  fundCode,
  nothing,
  randomCode,
  sealed,
  smsCode,
  text,
  time14,
} from '#api/fields.ts'
import { money, orderMoney, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

/** Most for one payment and for one day, yuan. */
const limits = { singleLimit: money, dayLimit: money }

export const querySupportBankCards = query({
  name: 'querySupportBankCards',
  about: 'Lists the supported banks with their limits.',
  method: 'GET',
  path: '/api/bank/querySupportBankCards',
  needsUser: false,
  source: 'given',
  request: nothing,
  payload: v.object({
    banks: rows(
      v.object({
        bankId: v.string(),
        bankName: v.string(),
        ...limits,
        /** By text message here, or on a page of the bank's own (the payment bank). */
        signBy: v.picklist(['message', 'page']),
        available: v.boolean(),
        unavailableReason: v.string(),
      }),
    ),
  }),
})

export const addBankCardSend = mutation({
  name: 'addBankCardSend',
  about: "Checks another card of the user and sends the bank's code.",
  method: 'POST',
  path: '/api/bank/addBankCardSend',
  effect: 'identity',
  idempotency: 'once',
  errors: [
    'notAuthenticated',
    'proofNeeded',
    'identityMismatch',
    'cardUnsupported',
    'cardTaken',
    'tokenExpired',
    'tooOften',
  ],
  source: 'given',
  request: v.object({ bankId: text(16), bankNo: sealed, mobileNo: sealed, randomCode }),
  payload: messageSent,
})

export const addBankCardReceive = mutation({
  name: 'addBankCardReceive',
  about: "Binds the card of addBankCardSend by the bank's code.",
  method: 'POST',
  path: '/api/bank/addBankCardReceive',
  effect: 'identity',
  idempotency: 'once',
  errors: ['wrongSmsCode', 'smsCodeExpired', 'cardTaken'],
  source: 'given',
  request: v.object({ serialNo: text(64), verifyCode: smsCode }),
  payload: v.object({ bankSerial: v.string() }),
})

/** The stage of the user at the payment bank: 0 not gone there, 1 gone, 2 signed, 3 refused. */
const bankStatus = v.picklist(['0', '1', '2', '3'])
const storedStatus = v.object({
  status: bankStatus,
  updateTime: v.nullable(time14),
  /** The reason why the bank refused; `''` where it did not. */
  remark: v.string(),
})

export const saveCMBStatus = mutation({
  name: 'saveCMBStatus',
  about:
    "Remembers how far the signing of a card at the payment bank is, as the page's side sees it.",
  method: 'POST',
  path: '/api/bank/saveCMBStatus',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'given',
  request: v.object({ status: bankStatus }),
  payload: nothing,
})

export const getCMBStatus = query({
  name: 'getCMBStatus',
  about: 'Reads what saveCMBStatus remembered.',
  method: 'GET',
  path: '/api/bank/getCMBStatus',
  source: 'given',
  request: nothing,
  payload: storedStatus,
})

/** A GET that changes something: so given. */
export const saveCMBAuthStatus = mutation({
  name: 'saveCMBAuthStatus',
  about: 'Remembers how far the authentication at the payment bank is.',
  method: 'GET',
  path: '/api/bank/saveCMBAuthStatus',
  progress: 'none',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'given',
  request: v.object({ status: bankStatus }),
  payload: nothing,
})

export const getCMBAuthStatus = query({
  name: 'getCMBAuthStatus',
  about: 'Reads what saveCMBAuthStatus remembered.',
  method: 'GET',
  path: '/api/bank/getCMBAuthStatus',
  source: 'given',
  request: nothing,
  payload: storedStatus,
})

/** Unlike `listPaymentAccount`, also the cards that cannot pay now. */
export const listBankCards = query({
  name: 'listBankCards',
  about: "Lists the user's bound cards, to manage them.",
  method: 'GET',
  path: '/api/bank/listBankCards',
  source: 'assumed',
  request: nothing,
  payload: v.object({
    cards: rows(
      v.object({
        bankSerial: v.string(),
        bankId: v.string(),
        bankName: v.string(),
        cardTail,
        /** Masked. */
        mobileNo: v.string(),
        isMain: flag,
        ...limits,
        /** The user's own limits, never above the bank's; null where none is set. */
        ownSingleLimit: v.nullable(money),
        ownDayLimit: v.nullable(money),
        available: v.boolean(),
        unavailableReason: v.string(),
        /** Reported as lost: another card can take its place without a sale. */
        lost: v.optional(flag),
        /** A card of a personal pension account, which pays for nothing else. */
        pension: v.optional(flag),
        /** The reason why it cannot be unbound now; `''` when it can. */
        unbindBlock: v.string(),
      }),
    ),
  }),
})

/**
 * Everything that keeps a card bound, each with what leads to it (rules.md#untying). Read whole: a
 * card that carries something would look free without its row.
 */
export const queryBankCardUse = query({
  name: 'queryBankCardUse',
  about: 'Lists all that a card carries: shares, orders, money on its way, plans, a pension.',
  method: 'GET',
  path: '/api/bank/queryBankCardUse',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ bankSerial: text(64) }),
  payload: v.object({
    shares: v.array(v.object({ fundCode, fundName: v.string(), shares })),
    orders: v.array(
      v.object({
        applyNo: v.string(),
        businessCode: v.string(),
        fundName: v.string(),
        operTime: time14,
      }),
    ),
    /** Money that has not reached the card, and the day on which it does. */
    arriving: v.array(
      v.object({ applyNo: v.string(), fundName: v.string(), amount: money, date: date8 }),
    ),
    plans: v.array(v.object({ planNo: v.string(), planName: v.string() })),
    /** Says whether a personal pension's fund account is bound to it. */
    pension: flag,
    /** The number of the request that is to replace it; `''` where there is none. */
    replacing: v.string(),
  }),
})

/** Proof by the trading password, sealed. */
const proof = { transPwd: sealed, randomCode }
const proofErrors = ['wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'] as const

export const unbindBankCard = mutation({
  name: 'unbindBankCard',
  about: 'Unbinds a card that carries nothing any more.',
  method: 'POST',
  path: '/api/bank/unbindBankCard',
  effect: 'identity',
  idempotency: 'once',
  errors: ['notFound', 'cardInUse', 'requestPending', 'coolDown', ...proofErrors],
  source: 'assumed',
  request: v.object({ bankSerial: text(64), ...proof }),
  payload: nothing,
})

export const setMainBankCard = mutation({
  name: 'setMainBankCard',
  about: 'Chooses the card that is offered first.',
  method: 'POST',
  path: '/api/bank/setMainBankCard',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'cardUnavailable', ...proofErrors],
  source: 'assumed',
  request: v.object({ bankSerial: text(64), ...proof }),
  payload: nothing,
})

export const setBankCardLimit = mutation({
  name: 'setBankCardLimit',
  about: "Sets the user's own limits for a card, at most the bank's.",
  method: 'POST',
  path: '/api/bank/setBankCardLimit',
  effect: 'identity',
  idempotency: 'repeatable',
  errors: ['notFound', 'amountOutOfRange', ...proofErrors],
  source: 'assumed',
  request: v.object({
    bankSerial: text(64),
    singleLimit: orderMoney,
    dayLimit: orderMoney,
    ...proof,
  }),
  payload: v.object(limits),
})
