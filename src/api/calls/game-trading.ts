/**
 * The game's positions and trades. Money and shares are simulated (模拟); NAVs, T+1 and fees are
 * the real ones.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, fundCode, requestNo, time14, total } from '#api/fields.ts'
import { money, nav, percent, shares, orderMoney, orderShares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { activityId } from './trading-game.ts'

/** A position: shares confirmed, and money of purchases on their way. */
const position = {
  fundCode,
  fundName: v.string(),
  shares,
  usableShares: shares,
  inTransit: money,
  nav,
  navDate: date8,
  amount: money,
  costPrice: nav,
  profit: money,
  profitRate: percent,
}

export const mncjPositionInfo = query({
  name: 'mncjPositionInfo',
  about: 'Gives all positions of the game; cash, positions and transit add up to the total.',
  method: 'POST',
  path: '/api/hd/mncjActivity/mncjPositionInfo',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ activityId }),
  payload: v.object({
    totalAsset: money,
    cash: money,
    inTransit: money,
    profit: money,
    profitRate: percent,
    positions: rows(v.object(position)),
  }),
})

export const mncjActivityHdMncjPositionDetails = query({
  name: 'mncjActivityHdMncjPositionDetails',
  about: 'Shows one position of the game with its trades, newest first.',
  method: 'POST',
  path: '/api/hd/mncjActivity/mncjActivityHdMncjPositionDetails',
  errors: ['notFound'],
  source: 'given',
  request: v.object({ activityId, fundCode }),
  payload: v.object({
    ...position,
    /** The lots that are held, oldest first, with the rate if all of it were sold now. Assumed. */
    lots: v.optional(
      v.array(
        v.object({
          shares,
          confirmDate: date8,
          /** The first day on which it can be sold. */
          redeemableDate: date8,
          ageDays: total,
          rate: percent,
        }),
      ),
    ),
    trades: rows(
      v.object({
        requestNo,
        kind: v.picklist(['buy', 'sell']),
        state: v.picklist(['pending', 'confirmed']),
        amount: v.nullable(money),
        shares: v.nullable(shares),
        fee: v.nullable(money),
        nav: v.nullable(nav),
        operTime: time14,
        confirmDate: date8,
      }),
    ),
  }),
})

/** At the NAV of `navDate`, which will not be the order's own. */
export const sellPreview = query({
  name: 'sellPreview',
  about: 'Estimates a simulated sale lot by lot, first in first out.',
  method: 'GET',
  path: '/api/hd/mncjActivity/sellPreview',
  errors: ['notFound', 'gameMoneyShort'],
  source: 'assumed',
  request: v.object({ activityId, fundCode, shares: orderShares }),
  payload: v.object({
    grossAmount: money,
    fee: money,
    netAmount: money,
    navDate: date8,
    lots: v.array(
      v.object({ shares, confirmDate: date8, ageDays: total, rate: percent, fee: money }),
    ),
  }),
})

const gameErrors = ['notFound', 'activityOver', 'cannotJoin', 'gameMoneyShort'] as const
/** The day whose NAV it gets, and when it is confirmed. */
const traded = v.object({ requestNo, operTime: time14, tradeDate: date8, confirmDate: date8 })

export const buyGameFund = mutation({
  name: 'buyGameFund',
  about: 'Buys a fund with simulated money.',
  method: 'POST',
  path: '/api/hd/mncjActivity/buy/fund',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: [...gameErrors, 'amountOutOfRange'],
  source: 'given',
  request: v.object({ activityId, requestNo, fundCode, amount: orderMoney }),
  payload: traded,
})

export const sellGameFund = mutation({
  name: 'sellGameFund',
  about: 'Sells simulated shares.',
  method: 'POST',
  path: '/api/hd/mncjActivity/sell/fund',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: gameErrors,
  source: 'given',
  request: v.object({ activityId, requestNo, fundCode, shares: orderShares }),
  payload: traded,
})
