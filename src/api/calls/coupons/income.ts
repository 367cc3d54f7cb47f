/** Coupons that bring coins by themselves (rules.md#coupons). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, time14, total } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { cardId } from '#domain/coupon/identifiers.ts'

export const queryIncomeCoupon = query({
  name: 'queryIncomeCoupon',
  about: 'Shows what a coupon that brings coins has brought, day by day.',
  method: 'GET',
  path: '/api/coupon/queryIncomeCoupon',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ cardId }),
  payload: v.object({
    serverTime: time14,
    /** `unverified`: it is over, and who is verified can claim it. */
    state: v.picklist(['running', 'settling', 'unverified', 'claimable', 'paid', 'lapsed']),
    /** The figure of each day that is known: a sum held, or what the day brings. */
    days: rows(v.object({ date: date8, amount: v.nullable(money) })),
    /** The coins so far, or in all once it is over. */
    coins: total,
    /** Until when they can be claimed; null of those that come by themselves. */
    claimUntil: v.nullable(time14),
  }),
})

export const claimExperience = mutation({
  name: 'claimExperience',
  about: 'Claims the coins of an experience that is over.',
  method: 'POST',
  path: '/api/coupon/claimExperience',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed', 'cannotJoin', 'activityOver'],
  source: 'assumed',
  request: v.object({ cardId }),
  payload: v.object({ coins: total }),
})
