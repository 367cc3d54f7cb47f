import type { AskedCycle } from '#domain/plan/schedule.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { DepartmentEvent } from '#test/sandbox/kernel/events.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

/**
 * Somebody asks for a plan that joins a campaign. The answer is why they cannot join it with that
 * fund, or empty.
 */
export const campaignPlanAsked = new DepartmentEvent<
  {
    readonly world: World
    readonly user: User
    readonly activityId: string
    readonly fundCode: string
    readonly cycle: AskedCycle['cycle']
  },
  string
>('campaignPlanAsked')

/** A plan is to debit at other times. The answer is why it cannot, or empty. */
export const planCycleAsked = new DepartmentEvent<
  { readonly db: Database; readonly planNo: string },
  string
>('planCycleAsked')

/** A plan that joins a campaign was made. */
export const campaignPlanMade = new DepartmentEvent<{
  readonly world: World
  readonly planNo: string
  readonly activityId: string
  readonly userId: string
}>('campaignPlanMade')
