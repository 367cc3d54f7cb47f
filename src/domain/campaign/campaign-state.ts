/**
 * The state of a campaign for one user: rules.md#campaigns. The first row that applies decides, to
 * the millisecond of the provider's clock.
 */
import { chinaInstant, type Time14 } from '#domain/calendar/calendar-date.ts'

/** The needs that a campaign may name for joining, in the order in which it is looked at. */
export const NEEDS = [
  'login',
  'verified',
  'card',
  'risk',
  'newcomer',
  'tier',
  'app',
  'adult',
] as const
export type CampaignNeed = (typeof NEEDS)[number]

interface Unmet {
  readonly need: CampaignNeed
  readonly reason: string
}

/** The facts of a campaign that decide, as the provider has them. */
export interface CampaignFacts {
  readonly startTime: Time14
  /** The first moment that is no part of it. */
  readonly endTime: Time14
  /** Until when what was earned can be claimed. */
  readonly claimUntil: Time14
  readonly paused: { readonly reason: string } | null
  /** The number of those that may still join; null without a limit. */
  readonly stock: number | null
  /** The needs that the user does not meet. */
  readonly unmet: readonly Unmet[]
  /** The user's own part in it; null before joining. */
  readonly own: object | null
}

export type CampaignState =
  | { readonly kind: 'paused'; readonly reason: string }
  | { readonly kind: 'notBegun'; readonly msLeft: number }
  | { readonly kind: 'ended'; readonly claimable: boolean }
  | { readonly kind: 'joined' }
  | { readonly kind: 'soldOut' }
  | ({ readonly kind: 'notEligible' } & Unmet)
  | { readonly kind: 'open' }

/** The state at an instant of the provider's clock, in ms since 1970. */
export function campaignState(facts: CampaignFacts, at: number): CampaignState {
  const { startTime, endTime, claimUntil, paused, stock, unmet, own } = facts
  if (paused !== null) return { kind: 'paused', reason: paused.reason }
  const start = chinaInstant(startTime)
  if (at < start) return { kind: 'notBegun', msLeft: start - at }
  if (at >= chinaInstant(endTime))
    return { kind: 'ended', claimable: at < chinaInstant(claimUntil) }
  if (own !== null) return { kind: 'joined' }
  if (stock !== null && stock <= 0) return { kind: 'soldOut' }
  const first = NEEDS.map((need) => unmet.find((it) => it.need === need)).find(Boolean)
  return first === undefined ? { kind: 'open' } : { kind: 'notEligible', ...first }
}

const SECOND = 1_000

/**
 * Returns how long what is shown stays true, ms: to the next second of a countdown, else to the
 * next edge. Null where no edge is ahead.
 */
export function shownFor(facts: CampaignFacts, at: number): number | null {
  const { startTime, endTime, claimUntil } = facts
  const edges = [startTime, endTime, claimUntil].map((edge) => chinaInstant(edge) - at)
  const ahead = edges.filter((ms) => ms > 0)
  if (ahead.length === 0) return null
  const next = Math.min(...ahead)
  if (campaignState(facts, at).kind !== 'notBegun') return next
  return next % SECOND === 0 ? SECOND : next % SECOND
}

/** After an edge the provider is asked again, each page at a moment of its own: ms. */
export const REASK_WITHIN = 3_000
