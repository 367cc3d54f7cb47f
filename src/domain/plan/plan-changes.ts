/** The acts on a plan, and their time: rules.md#regular-plans. */

export type PlanStatus = 'running' | 'paused' | 'abnormal' | 'terminated'

export const PLAN_CHANGES = ['edit', 'pause', 'resume', 'skip', 'unskip', 'end'] as const
export type PlanChange = (typeof PLAN_CHANGES)[number]

/** `locked`: on the debit day before 15:00. `absent`: not of a plan in this state. */
export type Permission = 'allowed' | 'locked' | 'absent'

/** An abnormal plan, whose card is untied, waits for another card, which is an edit. */
const OF_STATUS: Record<PlanStatus, readonly PlanChange[]> = {
  running: ['edit', 'pause', 'skip', 'unskip', 'end'],
  paused: ['resume', 'edit', 'end'],
  abnormal: ['edit', 'end'],
  terminated: [],
}

/** The changes that the debit day does not lock. */
const NEVER_LOCKED: ReadonlySet<PlanChange> = new Set(['resume'])

/** `locked` is the provider's word on the debit day; `skipping` whether the next debit is skipped. */
export function planPermission(
  change: PlanChange,
  plan: { readonly status: PlanStatus; readonly skipping: boolean; readonly locked: boolean },
): Permission {
  const { status, skipping, locked } = plan
  if (!OF_STATUS[status].includes(change)) return 'absent'
  if (change === (skipping ? 'skip' : 'unskip')) return 'absent'
  return locked && !NEVER_LOCKED.has(change) ? 'locked' : 'allowed'
}
