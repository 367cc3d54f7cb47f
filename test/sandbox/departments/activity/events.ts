import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import type { Morning } from '#test/sandbox/kernel/message-table.ts'
import type { Activity } from './activities.ts'
import type { Reward } from './catalogue.ts'

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

/** A reward that a user has earned. */
export interface Earned {
  readonly userId: string
  readonly activity: Activity
  readonly reward: Reward
}

export interface RewardsDue extends Morning {
  readonly db: Database
  readonly time: Time14
}

/** A morning asks for the rewards that it brings; each kind of campaign knows its own. */
export const rewardsDue = new DepartmentEvent<RewardsDue, readonly Earned[]>('rewardsDue')
