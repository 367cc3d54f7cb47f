/** Large top-up of the wallet by bank transfer (/remittance). All assumed. */
import * as v from 'valibot'
import { query } from '#api/endpoint.ts'
import { applyNo, cardTail, date8, nothing, page, time14, total } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

/**
 * Money sent from a bound card to this account becomes wallet shares; from elsewhere it goes back.
 */
export const queryRemittanceAccount = query({
  name: 'queryRemittanceAccount',
  about: "Gives the company's account to transfer to, and the cards to transfer from.",
  method: 'GET',
  path: '/api/remittance/queryRemittanceAccount',
  errors: ['notAuthenticated'],
  source: 'assumed',
  request: nothing,
  payload: v.object({
    accountName: v.string(),
    accountNo: v.string(),
    bankName: v.string(),
    branchName: v.string(),
    /**
     * To be written into the transfer's remark: tells whose money it is where the bank gives no
     * name.
     */
    remarkCode: v.string(),
    minAmount: money,
    /** Money that arrives by then counts for the trading day `tradeDate`. */
    cutoffTime: time14,
    tradeDate: date8,
    cards: rows(v.object({ bankSerial: v.string(), bankName: v.string(), cardTail })),
  }),
})

export const listRemittances = query({
  name: 'listRemittances',
  about: 'Lists the transfers that arrived, newest first.',
  method: 'GET',
  path: '/api/remittance/listRemittances',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({
    total,
    records: rows(
      v.object({
        remittanceNo: v.string(),
        arriveTime: time14,
        amount: money,
        bankName: v.string(),
        cardTail: v.nullable(cardTail),
        /** `returned`: the card is not bound, or the sum is too small. */
        state: v.picklist(['arrived', 'credited', 'returned']),
        remark: v.string(),
        /** The order that credited it. */
        applyNo: v.nullable(applyNo),
      }),
    ),
  }),
})
