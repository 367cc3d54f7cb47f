/** Milestones of newcomers (rules.md#campaigns). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast } from '#api/entities.ts'
import { date8, time14 } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { MILESTONE_STATES, MILESTONES } from '#domain/campaign/newcomer-milestones.ts'
import { cardId } from '#domain/coupon/identifiers.ts'

const milestone = v.picklist(MILESTONES)

export const queryMilestones = query({
  name: 'queryMilestones',
  about: "Shows the milestones of newcomers, with the user's own state.",
  method: 'GET',
  path: '/api/hd/newUser/queryMilestones',
  needsUser: false,
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    /** True if the user has them; null of who is not signed in. */
    eligible: v.nullable(v.boolean()),
    milestones: rows(
      v.object({
        milestone,
        /** The reward of it, in words. */
        reward: v.string(),
        /** Null of who has none. */
        lastDay: v.nullable(date8),
        state: v.picklist(MILESTONE_STATES),
        /** The progress of it: of two conditions, or lessons. */
        done: v.pipe(v.number(), v.integer(), v.minValue(0)),
        of: v.pipe(v.number(), v.integer(), v.minValue(1)),
        /** The coupon that it has brought. */
        cardId: v.nullable(cardId),
      }),
    ),
  }),
})

export const claimMilestone = mutation({
  name: 'claimMilestone',
  about: 'Claims what a milestone brings.',
  method: 'POST',
  path: '/api/hd/newUser/claimMilestone',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['cannotJoin', 'notEarned', 'alreadyClaimed', 'activityOver'],
  source: 'assumed',
  request: v.object({ milestone }),
  payload: v.object({ reward: rewardToast }),
})
