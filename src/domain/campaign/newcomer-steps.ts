/** The way of a newcomer to a first purchase: rules.md#campaigns. */
import type { OpeningStep } from '#domain/identity/opening.ts'
import type { RiskTestState } from '#domain/identity/risk.ts'

export const NEWCOMER_STEPS = ['register', 'verify', 'card', 'assess', 'buy'] as const
export type NewcomerStep = (typeof NEWCOMER_STEPS)[number]

interface NewcomerFacts {
  /** Null of who is not signed in. */
  readonly opening: OpeningStep | null
  /** True if the identity document was rejected: it is to be handed in again. */
  readonly rejected: boolean
  readonly risk: RiskTestState
  /** True if an order was ever confirmed. */
  readonly bought: boolean
}

const VERIFIED: ReadonlySet<OpeningStep> = new Set(['card', 'password', 'done'])
const WITH_CARD: ReadonlySet<OpeningStep> = new Set(['password', 'done'])

/** The steps that are done; the first of the others is the one to offer. */
export function doneSteps({
  opening,
  rejected,
  risk,
  bought,
}: NewcomerFacts): ReadonlySet<NewcomerStep> {
  if (opening === null) return new Set()
  return new Set<NewcomerStep>([
    'register',
    ...(VERIFIED.has(opening) && !rejected ? (['verify'] as const) : []),
    ...(WITH_CARD.has(opening) ? (['card'] as const) : []),
    ...(risk === 'valid' ? (['assess'] as const) : []),
    ...(bought ? (['buy'] as const) : []),
  ])
}

export const nextNewcomerStep = (done: ReadonlySet<NewcomerStep>): NewcomerStep | null =>
  NEWCOMER_STEPS.find((step) => !done.has(step)) ?? null
