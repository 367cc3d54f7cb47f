import {
  autoLoginUrl,
  claimGoldCoinsTask,
  claimGoldCoinsTaskByCategory,
  getActivityRule,
  getUserWelfareInfo,
  processGoldCoinsTask,
} from '#api/calls/activity.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import {
  claimCategory,
  claimTask,
  coinTasks,
  reportTask,
} from '#test/sandbox/departments/activity/coin-tasks.ts'
import { mallAddress, userWelfare } from '#test/sandbox/departments/activity/welfare.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const activityFamily = [
  forAnyone(getActivityRule, ({ activityId }, world) => {
    const activity = requireActivity(world, activityId)
    return {
      title: activity.title,
      startDate: activity.start_time.slice(0, 8),
      endDate: activity.end_time.slice(0, 8),
      rules: [...activity.rules],
    }
  }),

  forUser(autoLoginUrl, ({ redirect }, world, user) => ({
    url: mallAddress(world, user, redirect),
  })),

  forUser(processGoldCoinsTask, ({ taskBizId }, world, user) => {
    if (taskBizId !== undefined) reportTask(world, user, taskBizId)
    return coinTasks(world, user)
  }),

  forUser(claimGoldCoinsTask, ({ taskId }, world, user) => claimTask(world, user, taskId)),

  forUser(claimGoldCoinsTaskByCategory, ({ category }, world, user) =>
    claimCategory(world, user, category),
  ),

  forUser(getUserWelfareInfo, (_fields, world, user) => userWelfare(world, user)),
]
