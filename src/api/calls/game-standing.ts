/**
 * The standing of the game's players: ranking, curve and result, and the choice to be named
 * (rules.md#trading-game).
 * All assumed. Money is simulated (模拟).
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, flag, fundCode, page, time14, total } from '#api/fields.ts'
import { money, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'
import { activityId } from './trading-game.ts'

const ofActivity = v.object({ activityId })
const rank = v.pipe(total, v.minValue(1))

export const rankList = query({
  name: 'rankList',
  about: 'Lists all players with a rank, best first; equal rates share a rank.',
  method: 'GET',
  path: '/api/hd/mncjActivity/rankList',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ ...page, activityId }),
  payload: v.object({
    total,
    /** Null before the user has a rank. */
    own: v.nullable(v.object({ rank, profitRate: percent })),
    /** `name` is masked, and that of who has not agreed to be named is 匿名用户. */
    records: rows(v.object({ rank, name: v.string(), profitRate: percent, isOwn: v.boolean() })),
  }),
})

export const assetCurve = query({
  name: 'assetCurve',
  about: "Gives a player's total of each trading day, and the index's close of the same days.",
  method: 'GET',
  path: '/api/hd/mncjActivity/assetCurve',
  errors: ['notFound'],
  source: 'assumed',
  request: ofActivity,
  payload: v.object({
    indexName: v.string(),
    /** Oldest first, from the last close before joining; empty before the user took part. */
    days: v.array(
      v.object({
        date: date8,
        total: money,
        /** Null where none was published. */
        index: v.nullable(matching(/^\d{1,6}\.\d{2}$/, 'Points of an index, two places')),
      }),
    ),
  }),
})

export const gameResult = query({
  name: 'gameResult',
  about: 'Gives the result of a player with its sums: what each fund brought, and all fees.',
  method: 'GET',
  path: '/api/hd/mncjActivity/gameResult',
  errors: ['notFound'],
  source: 'assumed',
  request: ofActivity,
  payload: v.object({
    serverTime: time14,
    activityState: v.picklist([0, 1, 2]),
    startTime: time14,
    endTime: time14,
    /** The first moment at which rewards can no longer be claimed. */
    claimUntil: time14,
    /** Null before the user took part. */
    own: v.nullable(
      v.object({
        /** True once the last values are out and no order is under way. */
        final: v.boolean(),
        startMoney: money,
        totalAsset: money,
        profit: money,
        profitRate: percent,
        /** Null without a confirmed purchase. */
        rank: v.nullable(rank),
        ranked: total,
        /** Fees of purchases and of sales, which the profit has lost. */
        purchaseFees: money,
        saleFees: money,
        /** Each fund that was ever bought; their profits add up to the player's. */
        funds: v.array(
          v.object({
            fundCode,
            fundName: v.string(),
            bought: money,
            profit: money,
            /** Of what was bought. */
            profitRate: percent,
          }),
        ),
      }),
    ),
  }),
})

export const setAnonymous = mutation({
  name: 'setAnonymous',
  about: 'Says whether the user is named, masked, in rankings of activities; by default not.',
  method: 'POST',
  path: '/api/hd/mncjActivity/setAnonymous',
  effect: 'other',
  idempotency: 'repeatable',
  source: 'assumed',
  request: v.object({ anonymous: flag }),
  payload: v.object({ anonymous: flag }),
})
