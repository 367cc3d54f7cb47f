import { claimMilestone, queryMilestones } from '#api/calls/coupons/newcomer.ts'
import {
  claimMilestone as claim,
  milestonesOf,
} from '#test/sandbox/departments/activity/milestones.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const newcomerFamily = [
  forAnyone(queryMilestones, (_request, world, user) => milestonesOf(world, user)),
  forUser(claimMilestone, ({ milestone }, world, user) => ({
    reward: claim(world, user, milestone),
  })),
]
