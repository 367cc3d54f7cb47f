import { accountFrozen } from '#test/sandbox/departments/identity/events.ts'
import { closePapers } from './paper-tickets.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  // An address of a paper that somebody has leads to nothing any more.
  accountFrozen.hearing(({ db, userId }) => closePapers(db, userId)),
]
