/** Trade records (/transaction; rules.md#transaction-record). The calls are assumed. */
import * as v from 'valibot'
import { cardId } from '#domain/coupon/identifiers.ts'
import { mutation, query } from '#api/endpoint.ts'
import { portfolioFields } from '#api/entities.ts'
import {
  applyNo,
  date8,
  dividendMethod,
  fundCode,
  page,
  randomCode,
  sealed,
  sha256,
  text,
  time14,
  total,
} from '#api/fields.ts'
import { money, nav, percent, perShare, shares } from '#api/figures.ts'
import { overseasDays } from '#api/overseas-days.ts'
import { rows } from '#api/rows.ts'

const businessCode = v.pipe(v.string(), v.regex(/^\d{2}$/), v.description('Two digits'))

/**
 * One order. Names, amounts and fees are assumed, the other fields given; text fields are `''`
 * where they do not apply.
 */
export const transactionRecord = v.object({
  applyNo,
  status: v.picklist(['1', '2', '3', '4', '5', '6', '7', '8', '9']),
  businessCode,
  businessKind: v.string(),
  subBussinessKind: v.string(),
  secBizCode: v.string(),
  fundCode,
  fundName: v.string(),
  /** Says whether an order is called by the words of a money fund. Assumed. */
  fundTypeCode: v.string(),
  /** Of a conversion: the other fund. */
  targetFundCode: v.nullable(fundCode),
  targetFundName: v.string(),
  channelId: v.string(),
  /** The place where the money comes from: `招商银行（尾号 1234）`. */
  channelName: v.string(),
  productCode: v.string(),
  ...portfolioFields,
  /** The plan that placed it. */
  buyPlanNo: v.string(),
  /** Yuan that a purchase applies for; 0.00 where shares are applied for. */
  applicationAmt: money,
  /** Shares that a sale applies for; null for a purchase. */
  applicationVol: v.nullable(shares),
  /** Confirmed amount, shares, fee and the NAV used; null until confirmed. */
  applicationCfmAmt: v.nullable(money),
  applicationCfmVol: v.nullable(shares),
  fee: v.nullable(money),
  feeRate: v.nullable(percent),
  nav: v.nullable(nav),
  /** Of a conversion, once confirmed: shares received, and the target's NAV. */
  targetCfmVol: v.nullable(shares),
  targetNav: v.nullable(nav),
  /**
   * Of a conversion's outgoing half, once confirmed: the top-up of the purchase fee, yuan; `fee` is
   * its redemption fee.
   */
  topUpFee: v.nullable(money),
  operTime: time14,
  operDate: date8,
  /**
   * The time when the purchase was paid; null while it is not, and for orders without a payment.
   * Assumed.
   */
  payTime: v.nullable(time14),
  /** T, the trading day that the order belongs to and whose NAV it gets. */
  transactionDate: date8,
  /** Confirmation day, expected or actual. */
  transactionCfmDate: date8,
  /** First day on which its income can be seen. */
  incomeDate: date8,
  paymentDate: v.nullable(date8),
  ...overseasDays,
  paymentTimeTxt: v.string(),
  errorDetail: v.string(),
  tradingTaxFlag: v.string(),
  dividendMethod: v.nullable(dividendMethod),
  /**
   * Of a dividend: who was registered on which day gets how much a share, which leaves the value on
   * the ex-date. Assumed.
   */
  dividend: v.nullable(v.object({ recordDate: v.nullable(date8), exDate: date8, perShare })),
  /**
   * The place where what the order pays out goes: a card or the wallet by name, `''` where nothing
   * is paid out. Assumed.
   */
  payeeName: v.string(),
  /**
   * The day on which that arrived; null until then. `paymentDate` is when it was expected. Assumed.
   */
  paidDate: v.nullable(date8),
})

/** The payment of a lot of a sale, oldest first. */
const soldLot = v.object({
  confirmDate: date8,
  /** Days of holding. */
  ageDays: v.pipe(v.number(), v.integer()),
  shares,
  rate: percent,
  fee: money,
})

/** Every filter narrows; dates are of `operDate`, both inclusive. */
export const queryTransactionList = query({
  name: 'queryTransactionList',
  about: "Lists the user's orders, newest first.",
  method: 'GET',
  path: '/api/transaction/queryTransactionList',
  source: 'assumed',
  request: v.object({
    ...page,
    fundCode: v.optional(fundCode),
    kind: v.optional(v.picklist(['purchase', 'redeem', 'convert', 'plan', 'dividend', 'other'])),
    state: v.optional(v.picklist(['underWay', 'done', 'failed', 'cancelled'])),
    buyPlanNo: v.optional(text(64)),
    from: v.optional(date8),
    to: v.optional(date8),
  }),
  payload: v.object({ total, records: rows(transactionRecord) }),
})

export const queryTransactionDetail = query({
  name: 'queryTransactionDetail',
  about: "Shows one of the user's orders, of a confirmed sale with the lots that it took.",
  method: 'GET',
  path: '/api/transaction/queryTransactionDetail',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ applyNo }),
  payload: v.object({
    serverTime: time14,
    record: transactionRecord,
    /** Empty until confirmed, and for what sells no shares. Assumed. */
    lots: rows(soldLot),
    /** The wordings that were agreed to with it (`queryProtocolByHash`). Assumed. */
    agreements: rows(v.object({ title: v.string(), hash: sha256 })),
    /** The coupons that it uses, or came back from it. Assumed. */
    coupons: rows(
      v.object({
        cardId,
        title: v.string(),
        state: v.picklist(['locked', 'used', 'returned']),
        /** The sum that it took off the fee, or pays back; `0.00` before the confirmation. */
        cut: money,
        back: money,
        /** Void: the shares were sold before it was due. */
        backState: v.picklist(['none', 'due', 'paid', 'void']),
        backDate: v.nullable(date8),
        validUntil: time14,
      }),
    ),
  }),
})

/**
 * Becomes an order of business code 29, whose number is the answer's. The password sheet says that
 * it is under way.
 */
export const setDividendMethod = mutation({
  name: 'setDividendMethod',
  about: "Chooses whether a holding's dividends become shares or cash.",
  method: 'POST',
  path: '/api/transaction/setDividendMethod',
  encoding: 'json',
  progress: 'sheet',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'wrongTradingPassword', 'tradingPasswordLocked', 'tokenExpired'],
  source: 'assumed',
  request: v.object({
    fundCode,
    bankSerial: text(64),
    dividendMethod,
    transPwd: sealed,
    randomCode,
  }),
  payload: v.object({ applyNo, transactionCfmDate: date8 }),
})
