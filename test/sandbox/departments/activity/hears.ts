import { accountRegistered, nameVerified } from '#test/sandbox/departments/identity/events.ts'
import { noteRegistered, noteVerified } from './milestones.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  accountRegistered.hearing(({ db, userId, time }) => noteRegistered(db, userId, time)),
  nameVerified.hearing(({ db, userId, time }) => noteVerified(db, userId, time)),
]
