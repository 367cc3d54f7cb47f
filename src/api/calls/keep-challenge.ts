/**
 * The keep challenge: rewards for going on with a plan (rules.md#activity-calls, keep). The direct
 * challenge has calls of the same shapes (`direct-challenge.ts`).
 */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast } from '#api/entities.ts'
import { date8, fundCode, fundRiskLevel, text, time14, total } from '#api/fields.ts'
import { money, shares } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { activityId } from './trading-game.ts'

const ofActivity = v.object({ activityId })

/** A step of the challenge: that many instalments in a row. */
const step = v.object({
  stepId: v.string(),
  title: v.string(),
  times: total,
  rewardTxt: v.string(),
  state: v.picklist(['open', 'earned', 'claimed', 'missed']),
})

export const keepHomepage = query({
  name: 'keepHomepage',
  about: "Gives the challenge's home: its time, steps, and how far the user's plan has come.",
  method: 'POST',
  path: '/api/hd/keep/homepage',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    activityId,
    title: v.string(),
    ruleTxt: v.string(),
    startTime: time14,
    endTime: time14,
    /** Null before the user made a plan of it. */
    planNo: v.nullable(v.string()),
    claimUntil: time14,
    /** Confirmed instalments in a row, and the longest row. */
    times: total,
    longest: total,
    graceLeft: total,
    nextDebitDate: v.nullable(date8),
    steps: rows(step),
    /**
     * Every instalment of the newest plan, oldest first, then up to twelve ahead within the
     * activity. A missing one would change a sum.
     */
    slots: v.array(
      v.object({
        date: date8,
        state: v.picklist(['paid', 'graced', 'missed', 'pending', 'ahead']),
      }),
    ),
  }),
})

export const keepInvestList = query({
  name: 'keepInvestList',
  about: "Lists the instalments of the challenge's plan, newest first.",
  method: 'POST',
  path: '/api/hd/keep/investList',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    records: rows(
      v.object({
        debitDate: date8,
        fundCode,
        fundName: v.string(),
        amount: money,
        /** `pending`: debited, and not confirmed yet. */
        state: v.picklist(['paid', 'pending', 'failed', 'skipped']),
        reason: v.string(),
        /** Null before they are confirmed. */
        shares: v.nullable(shares),
        /** The number of instalments of the challenge that it counts as. */
        counted: total,
        /** The order; `''` where there is none. */
        applyNo: v.string(),
      }),
    ),
  }),
})

export const keepClaimRewards = mutation({
  name: 'keepClaimRewards',
  about: 'Claims the reward of a step that was reached.',
  method: 'POST',
  path: '/api/hd/keep/claimRewards',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'activityOver', 'activityPaused', 'notEarned', 'alreadyClaimed'],
  source: 'given',
  request: v.object({ activityId, stepId: text(64) }),
  payload: v.object({ reward: rewardToast }),
})

export const canJoinActivity = query({
  name: 'canJoinActivity',
  about: 'Says whether the user may join the challenge, and if not, why.',
  method: 'GET',
  path: '/api/hd/keep/canJoinActivity',
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({ canJoin: v.boolean(), reason: v.string() }),
})

export const queryWelcomeConfig = query({
  name: 'queryWelcomeConfig',
  about: "Gives the challenge's welcome page: pictures, words, the funds to choose from.",
  method: 'GET',
  path: '/api/hd/keep/queryWelcomeConfig',
  needsUser: false,
  errors: ['notFound'],
  source: 'given',
  request: ofActivity,
  payload: v.object({
    title: v.string(),
    imgUrl: v.string(),
    content: rows(v.string()),
    btnText: v.string(),
    /** Weekly where its plans are debited once a week; null where any cycle will do. */
    cycle: v.nullable(v.literal('weekly')),
    /** Misses that are let pass. */
    grace: total,
    funds: rows(v.object({ fundCode, fundName: v.string(), fundRiskLevel, minAmount: money })),
  }),
})
