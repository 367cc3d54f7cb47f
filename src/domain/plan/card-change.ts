/** One card for all plans of another: rules.md#one-card-for-all-plans. */
import type { PlanStatus } from './plan-changes.ts'

export type CardChange = 'changed' | 'same' | 'ended' | 'locked' | 'overLimit' | 'fund'

interface MovedPlan {
  readonly status: PlanStatus
  /** True if it is debited from the card already. */
  readonly isSame: boolean
  /** Its debit day, before the debit is over. */
  readonly isLocked: boolean
  /** True if its fund can be debited by plans from a card. */
  readonly isFundOpen: boolean
  /** True if an instalment is within what the card pays. */
  readonly isWithinLimit: boolean
}

/**
 * Returns what becomes of one plan when all of a card are changed at once, in the order in which it
 * is found out. Each goes by itself: one that stays as it was does not hold up the others.
 */
export function cardChangeOf(plan: MovedPlan): CardChange {
  if (plan.status === 'terminated') return 'ended'
  if (plan.isSame) return 'same'
  if (plan.isLocked) return 'locked'
  if (!plan.isFundOpen) return 'fund'
  return plan.isWithinLimit ? 'changed' : 'overLimit'
}

/** Returns whether the plan is debited from the card then. */
export const isOnCard = (change: CardChange): boolean => change === 'changed' || change === 'same'
