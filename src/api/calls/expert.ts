/**
 * Readers who write about what they hold: the season, who takes part, applications and awards
 * (rules.md#company-and-experts). All assumed.
 */
import * as v from 'valibot'
import { contentId, contentPerson } from '#api/content-entities.ts'
import { mutation, query } from '#api/endpoint.ts'
import { rewardToast } from '#api/entities.ts'
import { date8, flag, nothing, requestNo, text, time14, total } from '#api/fields.ts'
import { orNull, rows } from '#api/rows.ts'

const base = { source: 'assumed' } as const

/** The facts that a member lets others see; never an amount. */
const facts = v.object({
  /** Whole years since the oldest holding was confirmed. */
  years: total,
  funds: total,
})

const standing = v.object({
  personId: contentId,
  state: v.picklist(['none', 'applied', 'expert', 'suspended']),
  /** The reason why suspended, or why the last application was not accepted; `''` otherwise. */
  reason: v.string(),
  /** The last day of a suspension; null: not suspended. */
  until: v.nullable(date8),
  /** The time when the application that waits was sent; null: none waits. */
  appliedAt: v.nullable(time14),
  /** True if the other needs of an application are met, consent apart. */
  verified: v.boolean(),
  heldDays: total,
  /** Awards that can be claimed now. */
  openAwards: total,
})

export const queryExpertSeason = query({
  ...base,
  name: 'queryExpertSeason',
  about: 'Gives the season of experts with its rules, its members and where the user stands.',
  method: 'GET',
  path: '/api/content/queryExpertSeason',
  needsUser: false,
  request: nothing,
  payload: v.object({
    season: v.object({
      seasonId: contentId,
      title: v.string(),
      from: date8,
      until: date8,
      rules: v.array(v.string()),
    }),
    /** Null without a user. */
    mine: orNull(standing),
    /** `facts` is null of who does not show them. */
    members: rows(v.object({ person: contentPerson, facts: orNull(facts) })),
  }),
})

/** Of a person who is no expert both are null. */
export const queryExpert = query({
  ...base,
  name: 'queryExpert',
  about: "Gives an expert's badge, and the facts that the expert lets others see.",
  method: 'GET',
  path: '/api/content/queryExpert',
  needsUser: false,
  errors: ['notFound'],
  request: v.object({ personId: contentId }),
  payload: v.object({
    badge: orNull(v.object({ title: v.string(), since: date8, suspended: v.boolean() })),
    facts: orNull(facts),
  }),
})

/**
 * RET.notAuthenticated: the real name is not verified. RET.cannotJoin: nothing was held for a year,
 * or the user is suspended. RET.requestPending: an application waits, or was accepted.
 */
export const applyExpert = mutation({
  ...base,
  name: 'applyExpert',
  about: 'Applies to be an expert; the company decides the next trading day.',
  method: 'POST',
  path: '/api/content/applyExpert',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notAuthenticated', 'cannotJoin', 'requestPending', 'muted', 'contentRefused'],
  request: v.object({
    requestNo,
    /** Becomes the line under the name; plain text. */
    bio: text(100),
    /** 1: years and number of funds may be shown. */
    showFacts: flag,
    /** The declarations of each applicant. */
    realName: v.picklist(['1']),
    noPromotion: v.picklist(['1']),
    noAdvice: v.picklist(['1']),
  }),
  payload: v.object({
    applicationId: contentId,
    state: v.picklist(['pending', 'accepted', 'rejected']),
  }),
})

const award = v.object({
  awardId: contentId,
  seasonTitle: v.string(),
  /** The purpose of it. */
  reason: v.string(),
  /** 1 gold coins, 2 coupon. */
  rewardType: v.picklist(['1', '2']),
  /** Null for a coupon. */
  coins: v.nullable(total),
  cardId: v.nullable(v.string()),
  text: v.string(),
  state: v.picklist(['checking', 'open', 'claimed', 'expired']),
  grantedAt: time14,
  /** The last day on which it can be claimed. */
  until: date8,
  claimedAt: v.nullable(time14),
})

export const listAwards = query({
  ...base,
  name: 'listAwards',
  about: "Lists the user's awards as an expert, newest first.",
  method: 'GET',
  path: '/api/content/listAwards',
  request: nothing,
  payload: v.object({ serverTime: time14, awards: rows(award) }),
})

/** Somebody else's award: RET.notFound. Still being checked: RET.notEarned. Too late: activityOver. */
export const claimAward = mutation({
  ...base,
  name: 'claimAward',
  about: 'Claims an award: its coins or its coupon, once.',
  method: 'POST',
  path: '/api/content/claimAward',
  progress: 'button',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed', 'activityOver'],
  request: v.object({ awardId: contentId }),
  payload: v.object({ award, reward: rewardToast }),
})
