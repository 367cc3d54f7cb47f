/**
 * The simulated trading game (rules.md#activity-calls): its home, players and rewards. Positions
 * and trades are in game-trading.ts.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast } from '#api/entities.ts'
import { date8, fundCode, fundRiskLevel, page, text, time14, total } from '#api/fields.ts'
import { money, nav, percent } from '#api/figures.ts'
import { rows } from '#api/rows.ts'

export const activityId = text(64)
const ofActivity = v.object({ activityId })

/** rules.md#tasks-and-rewards: 0 not begun or unknown, 1 running, 2 over. */
const activityState = v.picklist([0, 1, 2])
const rank = v.nullable(v.pipe(total, v.minValue(1)))

export const isOverTime = query({
  name: 'isOverTime',
  about: 'Says whether the game has begun and whether it is over.',
  method: 'GET',
  path: '/api/hd/mncjActivity/isOverTime',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    isOverTime: v.boolean(),
    activityState,
    serverTime: time14,
    startTime: time14,
    endTime: time14,
  }),
})

export const mncjActivityIndex = query({
  name: 'mncjActivityIndex',
  about: "Gives the game's home: rules, rewards, the ranking's top, and how the user stands.",
  method: 'GET',
  path: '/api/hd/mncjActivity/mncjActivityIndex',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    activityState,
    ruleTxt: v.string(),
    startMoney: money,
    participants: total,
    /** The number of them with a rank: those whose first purchase is confirmed. Assumed. */
    ranked: v.optional(total),
    /** Null before the user took part; without a rank before the first confirmed purchase. */
    own: v.nullable(v.object({ totalAsset: money, profitRate: percent, rank })),
    /** Equal rates share a rank. Names are masked; without consent 匿名用户. */
    ranking: rows(
      v.object({
        rank,
        userName: v.string(),
        headerUrl: v.string(),
        profitRate: percent,
        /** Assumed. */
        isOwn: v.optional(v.boolean()),
      }),
    ),
    rewards: rows(
      v.object({
        rewardId: v.string(),
        title: v.string(),
        condition: v.string(),
        state: v.picklist(['open', 'earned', 'claimed']),
      }),
    ),
  }),
})

export const mncjActivityIndexComment = query({
  name: 'mncjActivityIndexComment',
  about: 'Lists what players say, newest first.',
  method: 'GET',
  path: '/api/hd/mncjActivity/mncjActivityIndexComment',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: v.object({ ...page, activityId }),
  payload: v.object({
    total,
    comments: rows(
      v.object({ userName: v.string(), headerUrl: v.string(), content: v.string(), time: time14 }),
    ),
  }),
})

/** Share data: rules.md#sharing. */
export const queryInvite = query({
  name: 'queryInvite',
  about: "Gives the user's invitation to the game, and who accepted it.",
  method: 'GET',
  path: '/api/hd/mncjActivity/query/invite',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    inviteCode: v.string(),
    shareTitle: v.string(),
    shareDesc: v.string(),
    shareLink: v.string(),
    shareImgUrl: v.string(),
    invitees: rows(v.object({ userName: v.string(), headerUrl: v.string(), joinTime: time14 })),
  }),
})

export const mncjActivityRecommendFundList = query({
  name: 'mncjActivityRecommendFundList',
  about: 'Lists the funds that can be played with.',
  method: 'GET',
  path: '/api/hd/mncjActivity/mncjActivityRecommendFundList',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    funds: rows(
      v.object({
        fundCode,
        fundName: v.string(),
        fundTypeName: v.string(),
        nav,
        navDate: date8,
        dayChange: v.nullable(percent),
        yearReturn: v.nullable(percent),
        /** The facts that accompany the return, of the same span; null without one. Assumed. */
        yearSpan: v.optional(
          v.nullable(
            v.object({
              from: date8,
              to: date8,
              benchmark: v.nullable(percent),
              drawdown: v.nullable(percent),
            }),
          ),
        ),
        /** Assumed. */
        fundRiskLevel: v.optional(fundRiskLevel),
        reason: v.string(),
      }),
    ),
  }),
})

export const queryFundLevel = query({
  name: 'queryFundLevel',
  about: "Gives a fund's risk level for the game's purchase page.",
  method: 'GET',
  path: '/api/hd/mncjActivity/query/fundLevel',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: v.object({ fundCode }),
  payload: v.object({ fundRiskLevel }),
})

/** The sftUserInfo of rules.md#game-state. */
export const mncjActivityUser = query({
  name: 'mncjActivityUser',
  about: 'Says who plays, and what is left to spend.',
  method: 'POST',
  path: '/api/hd/mncjActivity/mncjActivityUser',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    appUserId: v.string(),
    userName: v.string(),
    headerUrl: v.string(),
    activityState,
    /** True if the starting money was taken. */
    joined: v.boolean(),
    /** True unless the user has agreed to be named in rankings. Assumed. */
    anonymous: v.optional(v.boolean(), true),
    cash: money,
  }),
})

export const receiveGameMoney = mutation({
  name: 'receiveGameMoney',
  about: 'Joins the game and takes its starting money, with the code of whoever invited.',
  method: 'POST',
  path: '/api/hd/mncjActivity/receive',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'activityOver', 'cannotJoin', 'alreadyClaimed'],
  source: 'given',
  request: v.object({ activityId, inviteCode: v.optional(text(32)) }),
  payload: v.object({ cash: money, reward: v.nullable(rewardToast) }),
})

export const updateRewardStatus = mutation({
  name: 'updateRewardStatus',
  about: 'Claims a reward of the game.',
  method: 'POST',
  path: '/api/hd/mncjActivity/update/rewardStatus',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed', 'activityOver'],
  source: 'given',
  request: v.object({ activityId, rewardId: text(64) }),
  payload: v.object({ reward: rewardToast }),
})
