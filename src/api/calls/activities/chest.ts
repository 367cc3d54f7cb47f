/**
 * The treasure chest (rules.md#treasure-chest). All assumed. Draws come from signing in and from
 * learning; nothing sent decides a prize.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, page, requestNo, text, time14, total } from '#api/fields.ts'
import { percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { cardId } from '#domain/coupon/identifiers.ts'

const activityId = text(64)

const draw = v.object({
  requestNo,
  time: time14,
  title: v.string(),
  /** Coins; null of a coupon. */
  coins: v.nullable(total),
  cardId: v.nullable(cardId),
})

export const queryChest = query({
  name: 'queryChest',
  about: "Shows a chest's prizes with their chances, and what its user has of draws and days.",
  method: 'GET',
  path: '/api/lottery/queryChest',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({
    serverTime: time14,
    draws: total,
    prizes: v.array(
      v.object({
        prizeId: v.string(),
        title: v.string(),
        chance: percent,
        /** Null without a limit. */
        left: v.nullable(total),
      }),
    ),
    signIn: v.object({ day: date8, days: total, of: total, isSigned: v.boolean() }),
    /** Lessons that were passed, each of which has given a draw. */
    lessons: total,
    /** The newest draws. */
    last: rows(draw),
  }),
})

export const listDraws = query({
  name: 'listDraws',
  about: 'Lists what a user has drawn, the newest first.',
  method: 'GET',
  path: '/api/lottery/listDraws',
  source: 'assumed',
  request: v.object(page),
  payload: v.object({ serverTime: time14, total, records: rows(draw) }),
})

export const signIn = mutation({
  name: 'signIn',
  about: 'Signs in for today; seven days in a row give a draw.',
  method: 'POST',
  path: '/api/lottery/signIn',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['activityOver', 'alreadyClaimed'],
  source: 'assumed',
  /** Today: a day that is over is refused. */
  request: v.object({ day: date8 }),
  payload: v.object({ days: total, draws: total }),
})

export const openChest = mutation({
  name: 'openChest',
  about: 'Opens the chest with one draw: a prize by the chances that are shown.',
  method: 'POST',
  path: '/api/lottery/openChest',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'activityOver', 'activityPaused', 'cannotJoin', 'notEarned', 'soldOut'],
  source: 'assumed',
  request: v.object({ activityId, requestNo }),
  payload: v.object({ draw, draws: total }),
})
