/** The pack of gifts that a newcomer takes at once (rules.md#coupons). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { requestNo, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { NEWCOMER_STEPS } from '#domain/campaign/newcomer-steps.ts'
import { batchId, cardId } from '#domain/coupon/identifiers.ts'

const packId = batchId

const gift = v.object({
  kind: v.picklist(['coupon', 'coins', 'lesson']),
  title: v.string(),
  /** The worth of it, in words. */
  worth: v.string(),
  /** The coupon that it became; null before, and of anything else. */
  cardId: v.nullable(cardId),
})

export const queryGiftPack = query({
  name: 'queryGiftPack',
  about: 'Shows the gifts of newcomers, and whether the user may take them or has.',
  method: 'GET',
  path: '/api/gift/queryGiftPack',
  needsUser: false,
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    packId,
    gifts: rows(gift),
    /** Null without a limit. */
    left: v.nullable(total),
    /** The time when the user took them; null before. */
    takenAt: v.nullable(time14),
    /**
     * The reason why the user cannot take them; empty where it can, and of who is not signed in.
     */
    unmet: v.string(),
    /** The reward of a newcomer's step, in words; a step without one is left out. */
    steps: rows(v.object({ step: v.picklist(NEWCOMER_STEPS), reward: v.string() })),
  }),
})

export const claimGiftPack = mutation({
  name: 'claimGiftPack',
  about: 'Takes all gifts of a pack, or none.',
  method: 'POST',
  path: '/api/gift/claimGiftPack',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'cannotJoin', 'alreadyClaimed', 'soldOut'],
  source: 'assumed',
  request: v.object({ packId, requestNo }),
  payload: v.object({ takenAt: time14 }),
})
