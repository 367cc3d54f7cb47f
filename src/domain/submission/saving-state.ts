import type { SubmissionStage } from '#domain/submission/submission-machine.ts'

/** The state of saving what is filled in; null before the first. */
export type SavingState = 'saving' | 'saved' | 'failed' | null

/**
 * Returns what is said of it: what was saved before the newest change says nothing of that change.
 * `open` are the complete sections that differ from what is saved.
 */
export const sayableState = (state: SavingState, open: readonly unknown[]): SavingState =>
  state === 'saved' && open.length > 0 ? 'saving' : state

/** The state of saving sections, of where their submission is. */
export function savingState(at: SubmissionStage): SavingState {
  if (at === 'idle') return null
  if (at === 'sending' || at === 'done') return at === 'done' ? 'saved' : 'saving'
  return 'failed'
}
