import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import type { Activity } from './activities.ts'

/** A campaign asks which of its rewards wait to be claimed by a user; each kind knows its own. */
export const earnedAsked = new DepartmentEvent<
  { readonly world: World; readonly activity: Activity; readonly user: User },
  readonly string[]
>('earnedAsked')

/** A campaign asks by which plan a user takes part; null where it is not by a plan. */
export const joiningPlanAsked = new DepartmentEvent<
  { readonly db: Database; readonly activity: Activity; readonly userId: string },
  string | null
>('joiningPlanAsked')
