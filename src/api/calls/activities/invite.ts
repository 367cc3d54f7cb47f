/** Invitations (rules.md#invitations): who invites, who was invited, and what it brings. All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, flag, month6, page, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { BIND_REFUSALS } from '#domain/invite/binding.ts'
import { CHALLENGE_STATES } from '#domain/invite/experience.ts'
import {
  inviteCampaignId,
  inviteCode,
  inviteTaskId,
  inviteTicket,
} from '#domain/invite/identifiers.ts'
import { REWARD_STATES, SIDES, VOID_REASONS } from '#domain/invite/rewards.ts'
import { STAGES } from '#domain/invite/stages.ts'

const campaignId = inviteCampaignId
const stage = v.picklist(STAGES)
const side = v.picklist(SIDES)
const step = v.object({ friends: total, coins: total })

const campaign = v.object({
  campaignId,
  title: v.string(),
  state: v.picklist(['notBegun', 'running', 'ended']),
  startTime: time14,
  /** The first moment that is no part of it. */
  endTime: time14,
  /** The first moment at which nothing is paid any more. */
  paysUntil: time14,
  bindDays: total,
  holdDays: total,
  /** Yuan. */
  minPurchase: v.string(),
  /** The gain of each side at a stage, in words. */
  gains: v.array(v.object({ stage, side, title: v.string() })),
  /** The gain by a number of verified friends besides. */
  ladder: v.array(step),
  caps: v.object({ month: total, campaign: total }),
  ruleVersion: text(32),
  rules: v.array(v.object({ heading: v.string(), text: v.string() })),
})

const reward = v.object({
  stage,
  title: v.string(),
  /** 0 of a coupon. */
  coins: total,
  state: v.picklist(REWARD_STATES),
  reason: v.nullable(v.picklist(VOID_REASONS)),
  /** The time when it is decided; of one that is, when it was. */
  time: time14,
})

const times = v.object({
  registered: v.nullable(time14),
  verified: v.nullable(time14),
  purchased: v.nullable(time14),
  held: v.nullable(time14),
})

const record = v.object({
  recordId: v.string(),
  /** Masked; 好友 3 without the friend's consent. */
  name: v.string(),
  stage,
  times,
  /** The inviter's own. */
  rewards: v.array(reward),
  /** The place where the friend is in the income challenge; null of who takes no part. */
  challenge: v.nullable(v.object({ state: v.picklist(['running', 'done', 'lapsed']), day: total })),
})

/** Sums of all of a user's records in a campaign, whatever list they are with. */
const sums = v.object({
  registered: total,
  verified: total,
  held: total,
  /** Rewards by what became of them. */
  pending: total,
  paid: total,
  void: total,
  paidCoins: total,
  pendingCoins: total,
})

const task = v.object({
  taskId: inviteTaskId,
  ...step.entries,
  state: v.picklist(['open', 'earned', 'claimed']),
})

export const queryInviteHome = query({
  name: 'queryInviteHome',
  about: 'Shows a campaign to who invites: own code, sums, the last friends, what stops rewards.',
  method: 'GET',
  path: '/api/invite/queryInviteHome',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ campaignId }),
  payload: v.object({
    serverTime: time14,
    campaign,
    inviteCode,
    /** Only who is verified can invite. */
    verified: v.boolean(),
    /** The reason why there are no further rewards; null where nothing does. */
    stopped: v.nullable(v.picklist(['month', 'campaign', 'budget'])),
    sums,
    recent: rows(record),
    /** The tasks of the running month; none of a campaign without them. */
    month: month6,
    verifiedThisMonth: total,
    daysLeft: total,
    tasks: v.array(task),
  }),
})

export const listInviteRecords = query({
  name: 'listInviteRecords',
  about: 'Lists the friends of a campaign, newest first, with the sums of all of them.',
  method: 'GET',
  path: '/api/invite/listInviteRecords',
  errors: ['notFound'],
  source: 'assumed',
  /** `stage`: those who have reached it and no further; `month`: those who verified in it. */
  request: v.object({
    ...page,
    campaignId,
    stage: v.optional(stage),
    month: v.optional(month6),
  }),
  payload: v.object({ serverTime: time14, total, sums, records: rows(record) }),
})

const challenge = v.object({
  /** Simulated yuan. */
  principal: v.string(),
  /** Null before it is begun. */
  state: v.nullable(v.picklist(CHALLENGE_STATES)),
  /** `income`: yuan; null before the figure of the day is out. */
  days: v.array(
    v.object({
      date: date8,
      per10k: v.nullable(v.string()),
      income: v.nullable(v.string()),
    }),
  ),
  coins: total,
  /** Null before it is begun. */
  collectUntil: v.nullable(time14),
})

export const queryInviteeHome = query({
  name: 'queryInviteeHome',
  about: 'Shows a campaign to a friend: whose invitation counts, what is reached and paid.',
  method: 'GET',
  path: '/api/invite/queryInviteeHome',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ campaignId }),
  payload: v.object({
    serverTime: time14,
    campaign,
    /** Null of who is not tied to anyone, and of who is signed out. */
    own: v.nullable(
      v.object({
        campaignId,
        inviterName: v.string(),
        boundAt: time14,
        /** The first moment at which what the friend does counts no more. */
        countsUntil: time14,
        showName: v.boolean(),
        times,
        rewards: v.array(reward),
      }),
    ),
    /** The reason why who asks could not accept an invitation. */
    refusal: v.nullable(v.picklist(BIND_REFUSALS)),
    /** Null of a campaign without one. */
    challenge: v.nullable(challenge),
  }),
})

/** A query: opened again it gives the same, and the page can do nothing but read what counts. */
export const openInvite = query({
  name: 'openInvite',
  about: 'Opens an invitation: gives the ticket that counts when the friend registers.',
  method: 'POST',
  path: '/api/invite/openInvite',
  needsUser: false,
  notesVisitor: true,
  errors: ['inviteInvalid', 'notFound'],
  source: 'assumed',
  request: v.object({
    inviteCode,
    campaignId,
    channel: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
    /** The ticket of an invitation that was opened before. */
    inviteTicket: v.optional(inviteTicket),
  }),
  payload: v.object({
    serverTime: time14,
    inviteTicket,
    /** Of the invitation that counts, masked. */
    inviterName: v.string(),
    validUntil: time14,
    /** Another invitation was opened before and counts. */
    earlier: v.boolean(),
    /** The reason why it binds no account; null where it can. */
    refusal: v.nullable(v.picklist(BIND_REFUSALS)),
  }),
})

export const bindInvite = mutation({
  name: 'bindInvite',
  about: 'Ties a registered friend, who is not verified yet, to who invites, once and for all.',
  method: 'POST',
  path: '/api/invite/bindInvite',
  effect: 'identity',
  idempotency: 'once',
  errors: ['inviteInvalid', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ inviteTicket, showName: flag }),
  payload: v.object({ boundAt: time14 }),
})

export const setInviteConsent = mutation({
  name: 'setInviteConsent',
  about: "Says whether the friend's masked name is shown to who invited them.",
  method: 'POST',
  path: '/api/invite/setInviteConsent',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ showName: flag }),
  payload: v.object({}),
})

export const claimInviteTask = mutation({
  name: 'claimInviteTask',
  about: "Claims the coins of a month's task.",
  method: 'POST',
  path: '/api/invite/claimInviteTask',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed'],
  source: 'assumed',
  request: v.object({ month: month6, taskId: inviteTaskId }),
  payload: v.object({ coins: total }),
})

export const listInviteTasks = query({
  name: 'listInviteTasks',
  about: 'Lists what the tasks of each month have brought, newest first.',
  method: 'GET',
  path: '/api/invite/listInviteTasks',
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    /** The coins of all months. */
    coins: total,
    months: rows(
      v.object({
        month: month6,
        /** Friends who verified in it. */
        friends: total,
        coins: total,
        claims: v.array(v.object({ ...task.entries, time: time14 })),
      }),
    ),
  }),
})

export const startInviteChallenge = mutation({
  name: 'startInviteChallenge',
  about: 'Begins the income challenge: seven days of simulated money, once.',
  method: 'POST',
  path: '/api/invite/startInviteChallenge',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'cannotJoin'],
  source: 'assumed',
  request: v.object({ campaignId }),
  payload: v.object({ start: date8 }),
})

export const claimInviteChallenge = mutation({
  name: 'claimInviteChallenge',
  about: 'Collects the coins of an income challenge whose days are over.',
  method: 'POST',
  path: '/api/invite/claimInviteChallenge',
  effect: 'other',
  idempotency: 'once',
  errors: ['notFound', 'notEarned', 'alreadyClaimed', 'activityOver'],
  source: 'assumed',
  request: v.object({ campaignId }),
  payload: v.object({ coins: total }),
})
