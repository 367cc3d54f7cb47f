/** Members: tiers, points and rights (/vip, rules.md#members). All assumed. */
import * as v from 'valibot'
import { mutation, query } from '#api/endpoint.ts'
import { date8, page, requestNo, sha256, text, time14, total } from '#api/fields.ts'
import { money } from '#api/figures.ts'
import { rows } from '#api/rows.ts'
import { cardId } from '#domain/coupon/identifiers.ts'
import { rightId } from '#domain/vip/identifiers.ts'
import { RIGHT_CYCLES, RIGHT_KINDS } from '#domain/vip/vip-rights.ts'
import { TIERS } from '#domain/vip/vip-tiers.ts'

const tier = v.picklist(TIERS)

/** The sources of the points of one day. */
const pointDay = v.object({
  date: date8,
  other: money,
  money,
  points: total,
  /** The last day on which they count. */
  lastDay: date8,
})

const member = v.object({
  openedAt: time14,
  tier,
  reachedOn: date8,
  /** The first day on which the tier can be lost. */
  protectedUntil: date8,
  /** Points that count. */
  points: total,
  /** The latest day that was counted; null before the first. */
  latest: v.nullable(pointDay),
  /** The points that no longer count from a day on, within thirty days. */
  ageing: rows(v.object({ date: date8, points: total })),
  /**
   * The time when the next tier is reached if nothing changes; null where it is not, or there is
   * none.
   */
  nextTierOn: v.nullable(date8),
  /** The points that will count when the protection ends, if nothing changes. */
  pointsAtEnd: total,
})

export const queryVip = query({
  name: 'queryVip',
  about: 'Shows what the tiers take, and the own standing of a member.',
  method: 'GET',
  path: '/api/vip/queryVip',
  needsUser: false,
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    tiers: v.array(v.object({ tier, least: total })),
    /** Null of who is no member, and of who is not signed in. */
    member: v.nullable(member),
    /**
     * The reason why the user cannot become one; empty where that is possible, or has been done.
     */
    unmet: v.string(),
  }),
})

export const listVipPoints = query({
  name: 'listVipPoints',
  about: "Lists the days of a member, newest first, with each day's assets and points.",
  method: 'GET',
  path: '/api/vip/listVipPoints',
  source: 'assumed',
  request: v.object({ ...page }),
  payload: v.object({ total, records: rows(pointDay) }),
})

const right = v.object({
  rightId,
  kind: v.picklist(RIGHT_KINDS),
  title: v.string(),
  summary: v.string(),
  /** The content of it, in sentences. */
  content: v.array(v.string()),
  minTier: tier,
  cycle: v.picklist(RIGHT_CYCLES),
  /** The number of times in a period; null without a limit. */
  quota: v.nullable(total),
  /** Of a member; 0 of anyone else. */
  used: total,
  /** The current period and its last day. */
  period: text(8),
  periodEnd: date8,
  /** The time when it is there. */
  hours: v.string(),
  /** The number to call; empty of other kinds. */
  phone: v.string(),
  /** The uses in this period, newest first. */
  claims: rows(
    v.object({
      requestNo,
      time: time14,
      /** The outcome of it, in words. */
      outcome: v.string(),
      cardId: v.nullable(cardId),
    }),
  ),
})

export const listVipRights = query({
  name: 'listVipRights',
  about: 'Lists the rights of all tiers, with what a member has used of each.',
  method: 'GET',
  path: '/api/vip/listVipRights',
  needsUser: false,
  source: 'assumed',
  request: v.object({}),
  payload: v.object({
    serverTime: time14,
    /** Null of who is no member. */
    tier: v.nullable(tier),
    rights: rows(right),
  }),
})

export const openVip = mutation({
  name: 'openVip',
  about: 'Makes a member of a user, whose days of the past year are counted at once.',
  method: 'POST',
  path: '/api/vip/openVip',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'repeatable',
  errors: ['cannotJoin', 'agreementUnread'],
  source: 'assumed',
  request: v.object({
    agreementIds: v.pipe(v.array(text(64)), v.maxLength(4)),
    hash: sha256,
  }),
  payload: v.object({ openedAt: time14, tier, points: total }),
})

export const claimVipRight = mutation({
  name: 'claimVipRight',
  about: 'Takes or books a right once in its period.',
  method: 'POST',
  path: '/api/vip/claimVipRight',
  encoding: 'json',
  progress: 'button',
  effect: 'other',
  idempotency: 'byKey',
  key: 'requestNo',
  errors: ['notFound', 'activityOver', 'cannotJoin', 'quotaUsed'],
  source: 'assumed',
  request: v.object({ rightId, period: text(8), requestNo }),
  payload: v.object({ right }),
})
