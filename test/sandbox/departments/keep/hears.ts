import {
  earnedAsked,
  joiningPlanAsked,
  rewardsDue,
} from '#test/sandbox/departments/activity/events.ts'
import { campaignPlanAsked, campaignPlanMade } from '#test/sandbox/departments/plans/events.ts'
import { keepHome, keepPlan, stepsReachedOn } from './keep-challenge.ts'
import { joinWithPlan, keepJoinBlock } from './keep-joining.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  earnedAsked.hearing(({ world, activity, user }) =>
    activity.kind === 'keep'
      ? keepHome(world, user, activity.activity_id)
          .steps.filter(({ state }) => state === 'earned')
          .map(({ stepId }) => stepId)
      : [],
  ),
  joiningPlanAsked.hearing(({ db, activity, userId }) =>
    activity.kind === 'keep' ? (keepPlan(db, activity.activity_id, userId)?.plan_no ?? null) : null,
  ),
  rewardsDue.hearing((morning) => stepsReachedOn(morning, morning.day)),
  campaignPlanAsked.hearing(({ world, user, activityId, fundCode }) =>
    keepJoinBlock(world, user, activityId, fundCode),
  ),
  campaignPlanMade.hearing(({ world, ...plan }) => joinWithPlan(world, plan)),
]
