/**
 * Weekly picks of a fund against an index (rules.md#picks). All assumed. Simulated: nothing is
 * bought. The provider takes picks by its own clock and settles them on published values.
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast } from '#api/entities.ts'
import { date8, flag, fundCode, fundRiskLevel, page, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { matching } from '#domain/text-formats.ts'

const activityId = text(64)
const percent = matching(/^-?\d{1,6}\.\d{2}$/, 'Percent, or points of it, to two places')
const ofActivity = v.object({ activityId })

const picked = {
  /** The Monday of the week, which names it. */
  weekId: date8,
  firstDay: date8,
  lastDay: date8,
  fundCode,
  fundName: v.string(),
}

/** `updating`: over, but not all values are out. `void`: without the values, or of too few days. */
const record = v.object({
  ...picked,
  state: v.picklist(['ahead', 'running', 'updating', 'settled', 'void']),
  /** Null but of a settled one. */
  result: v.nullable(
    v.object({
      fund: percent,
      index: percent,
      excess: percent,
      outcome: v.picklist(['win', 'draw', 'loss']),
    }),
  ),
})

export const queryPickWeek = query({
  name: 'queryPickWeek',
  about: "Shows this week's pick day by day, the week to pick for, and the own standing.",
  method: 'GET',
  path: '/api/hd/challengeProfit/queryPickWeek',
  errors: ['notFound'],
  source: 'assumed',
  request: ofActivity,
  payload: v.object({
    serverTime: time14,
    indexName: v.string(),
    /** This week's, until it is settled; null without one. */
    current: v.nullable(
      v.object({
        ...record.entries,
        /** Since the week before, by the values that are out; null of one that is missing. */
        days: rows(
          v.object({ date: date8, fund: v.nullable(percent), index: v.nullable(percent) }),
        ),
      }),
    ),
    /** Null once no further week is played. */
    round: v.nullable(
      v.object({
        weekId: date8,
        firstDay: date8,
        lastDay: date8,
        openTime: time14,
        /** The first moment that is too late. */
        closeTime: time14,
        voidWeeks: v.array(date8),
        funds: rows(
          v.object({ fundCode, fundName: v.string(), typeName: v.string(), fundRiskLevel }),
        ),
        own: v.nullable(v.object({ fundCode, fundName: v.string(), time: time14 })),
      }),
    ),
    /** Wins in a row; a draw keeps them. */
    streak: total,
    longest: total,
    /** The sum of what the settled picks were ahead. */
    score: percent,
    steps: rows(
      v.object({
        stepId: v.string(),
        wins: total,
        rewardTxt: v.string(),
        state: v.picklist(['open', 'earned', 'claimed', 'missed']),
      }),
    ),
    claimUntil: time14,
    /** True if the ranking may show the user's masked name. */
    showName: v.boolean(),
  }),
})

export const listPicks = query({
  name: 'listPicks',
  about: "Lists a user's picks, the newest first.",
  method: 'GET',
  path: '/api/hd/challengeProfit/listPicks',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ ...page, activityId }),
  payload: v.object({ serverTime: time14, total, records: rows(record) }),
})

export const pickRank = query({
  name: 'pickRank',
  about: 'Shows the ranking of picks as it came out last.',
  method: 'GET',
  path: '/api/hd/challengeProfit/pickRank',
  errors: ['notFound'],
  source: 'assumed',
  request: ofActivity,
  payload: v.object({
    serverTime: time14,
    /** When the ranking came out; null while it has not. */
    updatedAt: v.nullable(time14),
    own: v.nullable(v.object({ rank: total, score: percent })),
    /** Names are left out but by consent. */
    ranking: rows(v.object({ rank: total, name: v.string(), score: percent, isOwn: v.boolean() })),
  }),
})

const taking = {
  method: 'POST',
  progress: 'button',
  effect: 'other',
  source: 'assumed',
} as const

export const submitPick = mutation({
  ...taking,
  name: 'submitPick',
  about: 'Picks a fund for a week, or changes the pick while the week can be picked for.',
  path: '/api/hd/challengeProfit/submitPick',
  idempotency: 'repeatable',
  errors: ['notFound', 'activityOver', 'activityPaused', 'cannotJoin'],
  request: v.object({ activityId, weekId: date8, fundCode }),
  payload: v.object({ weekId: date8, fundCode, time: time14 }),
})

export const claimPickReward = mutation({
  ...taking,
  name: 'claimPickReward',
  about: 'Claims the reward of a number of wins in a row.',
  path: '/api/hd/challengeProfit/claimPickReward',
  idempotency: 'once',
  errors: ['notFound', 'activityOver', 'activityPaused', 'notEarned', 'alreadyClaimed'],
  request: v.object({ activityId, stepId: text(64) }),
  payload: v.object({ reward: rewardToast }),
})

export const setPickName = mutation({
  ...taking,
  name: 'setPickName',
  about: 'Lets the ranking of picks show the masked name, or takes that back.',
  path: '/api/hd/challengeProfit/setPickName',
  idempotency: 'repeatable',
  errors: ['notFound', 'cannotJoin'],
  request: v.object({ activityId, showName: flag }),
  payload: v.object({}),
})
