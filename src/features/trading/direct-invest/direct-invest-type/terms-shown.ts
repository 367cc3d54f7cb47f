import type { PreviewAsked, PlanIndex } from '#shared/engines/plan/use-plan-facts.ts'

/** The usual plan, by which both kinds are compared. */
export const EXAMPLE = { amount: '1000.00', cycle: 'monthly', cycleDay: 10 } as const

/** The measure that is shown: the index over its middle average. */
export function smartOf({ indexCode, averageDays }: PlanIndex): NonNullable<PreviewAsked['smart']> {
  return { indexCode, averageDays: averageDays.includes(250) ? 250 : (averageDays[0] ?? 180) }
}
