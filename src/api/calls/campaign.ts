/** Campaigns (rules.md#campaigns): what runs, and joining. All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { page, text, time14, total } from '#api/fields.ts'
import { rows } from '#api/rows.ts'
import { NEEDS } from '#domain/campaign/campaign-state.ts'
import { activityId } from './trading-game.ts'

const need = v.picklist(NEEDS)

/** The facts that decide the state of a campaign for the user who asks. */
const facts = {
  activityId,
  kind: v.picklist(['game', 'keep', 'rule']),
  title: v.string(),
  accent: v.picklist(['blue', 'gold', 'amber', 'red', 'green', 'violet']),
  /** Its picture; empty where one is drawn. */
  headerImgUrl: v.string(),
  startTime: time14,
  endTime: time14,
  claimUntil: time14,
  paused: v.nullable(v.object({ reason: v.string() })),
  /** The number of those that may still join; null without a limit. */
  stock: v.nullable(v.pipe(v.number(), v.integer())),
  needs: v.array(need),
  unmet: v.array(v.object({ need, reason: v.string() })),
  /** Null before the user joined. */
  own: v.nullable(v.object({ joinTime: time14, planNo: v.nullable(v.string()) })),
  /** Rewards that wait to be claimed. */
  claimable: total,
  /** The first segment of the screens that show it; null of one that is texts alone. */
  route: v.nullable(text(64)),
}

const activity = v.object({
  ...facts,
  /** The number of those that may join in all; null without a limit. */
  places: v.nullable(total),
  /** The day from which these rules apply names the version. */
  ruleVersion: text(32),
  rules: v.array(v.object({ heading: v.string(), text: v.string() })),
  organiser: v.string(),
  serviceLine: v.string(),
  /** The disclaimer that the App Store requires on iOS; empty where it requires none. */
  storeLine: v.string(),
  /** `chance`: number or odds, empty where whoever meets the condition has it. */
  prizes: v.array(v.object({ title: v.string(), price: v.string(), chance: v.string() })),
  /** The text that is agreed to by joining; null where nothing is. */
  consent: v.nullable(v.object({ consentId: text(64), text: v.string() })),
  /** True if the user has seen its welcome page; null of who is signed out. */
  welcomed: v.nullable(v.boolean()),
})

export const queryActivity = query({
  name: 'queryActivity',
  about: 'Shows a campaign, by its id or as the running one of a module, as it is for the user.',
  method: 'GET',
  path: '/api/hd/activity/queryActivity',
  needsUser: false,
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId: v.optional(activityId), route: v.optional(text(64)) }),
  payload: v.object({ serverTime: time14, activity }),
})

export const listActivities = query({
  name: 'listActivities',
  about: 'Lists campaigns, claimable ones first, then those that end soonest.',
  method: 'GET',
  path: '/api/hd/activity/listActivities',
  needsUser: false,
  source: 'assumed',
  request: v.object({ ...page, tab: v.picklist(['running', 'coming', 'over', 'joined']) }),
  payload: v.object({ serverTime: time14, total, records: rows(v.object(facts)) }),
})

export const joinActivity = mutation({
  name: 'joinActivity',
  about: 'Joins a campaign under the rules that the user has seen.',
  method: 'POST',
  path: '/api/hd/activity/joinActivity',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound', 'activityOver', 'activityPaused', 'soldOut', 'cannotJoin', 'ruleChanged'],
  source: 'assumed',
  /** `consentId` is empty where nothing is agreed to. */
  request: v.object({
    activityId,
    ruleVersion: text(32),
    consentId: v.pipe(v.string(), v.maxLength(64)),
  }),
  payload: v.object({ joinTime: time14 }),
})

export const markWelcomed = mutation({
  name: 'markWelcomed',
  about: "Notes that the user has seen a campaign's welcome page.",
  method: 'POST',
  path: '/api/hd/activity/markWelcomed',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['notFound'],
  source: 'assumed',
  request: v.object({ activityId }),
  payload: v.object({}),
})
