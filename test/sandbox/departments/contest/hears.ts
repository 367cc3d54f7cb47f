import { addDays } from '#domain/calendar/calendar-date.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { earnedAsked, rewardsDue } from '#test/sandbox/departments/activity/events.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'
import { earnedPickRewards, isOfPicks, settledOn } from './picks.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  earnedAsked.hearing(({ world, activity, user }) =>
    isOfPicks(activity.activity_id)
      ? earnedPickRewards(world.db, activity, user.user_id, world.clock.now()).map(
          (it) => it.rewardId,
        )
      : [],
  ),
  // A repeat of what was announced changes nothing.
  rewardsDue.hearing(({ db, day, time }) =>
    settledOn(db, addDays(day, -1)).flatMap(({ activityId, userId }) => {
      const activity = requireActivity({ db }, activityId)
      return earnedPickRewards(db, activity, userId, time).map((reward) => ({
        userId,
        activity,
        reward,
      }))
    }),
  ),
]
