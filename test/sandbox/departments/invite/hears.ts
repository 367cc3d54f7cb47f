import { mobileRegistered } from '#test/sandbox/departments/identity/events.ts'
import { tieAtRegistration } from './binding.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  mobileRegistered.hearing(({ world, user, carried }) => tieAtRegistration(world, user, carried)),
]
