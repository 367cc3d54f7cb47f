import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/** An invitation that a registration brings along; nothing where it names none. */
export interface CarriedInvitation {
  readonly inviteTicket?: string | undefined
  readonly inviteCode?: string | undefined
  readonly campaignId?: string | undefined
  readonly showName?: '0' | '1' | undefined
}

/** Somebody registers by a mobile number, which is saved already. */
export const mobileRegistered = new DepartmentEvent<{
  readonly world: World
  readonly user: User
  readonly carried: CarriedInvitation
}>('mobileRegistered')

interface Step {
  readonly db: Database
  readonly userId: string
  readonly time: Time14
}

/** Somebody has an account of their own from now on. */
export const accountRegistered = new DepartmentEvent<Step>('accountRegistered')

/** The name of somebody is verified. */
export const nameVerified = new DepartmentEvent<Step>('nameVerified')

/** An account is frozen. */
export const accountFrozen = new DepartmentEvent<Pick<Step, 'db' | 'userId'>>('accountFrozen')
