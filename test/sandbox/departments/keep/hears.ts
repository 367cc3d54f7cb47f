import {
  earnedAsked,
  joiningPlanAsked,
  rewardsDue,
} from '#test/sandbox/departments/activity/events.ts'
import { earnedKey } from '#test/sandbox/departments/activity/message-table.ts'
import {
  campaignPlanAsked,
  campaignPlanMade,
  planCycleAsked,
} from '#test/sandbox/departments/plans/events.ts'
import { isAnnounced } from '#test/sandbox/kernel/outbox.ts'
import { challengePlan, earnedSteps, stepsReachedOn } from './keep-challenge.ts'
import { fixedWeekday, joinWithPlan, keepJoinBlock } from './keep-joining.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  earnedAsked.hearing(({ world, activity, user }) =>
    activity.kind === 'keep'
      ? earnedSteps(world, activity, user.user_id, world.clock.now()).map((it) => it.rewardId)
      : [],
  ),
  joiningPlanAsked.hearing(({ db, activity, userId }) =>
    activity.kind === 'keep'
      ? (challengePlan(db, activity.activity_id, userId)?.plan_no ?? null)
      : null,
  ),
  rewardsDue.hearing((morning) =>
    stepsReachedOn(morning, morning.day, ({ userId, ...earned }) =>
      isAnnounced(morning.db, userId, 'rewardReady', earnedKey(earned)),
    ),
  ),
  campaignPlanAsked.hearing(({ world, user, activityId, ...asked }) =>
    keepJoinBlock(world, user, activityId, asked),
  ),
  campaignPlanMade.hearing(({ world, ...plan }) => joinWithPlan(world, plan)),
  planCycleAsked.hearing(({ db, planNo }) => fixedWeekday(db, planNo)),
]
