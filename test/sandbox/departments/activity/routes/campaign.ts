import { joinActivity, listActivities, markWelcomed, queryActivity } from '#api/calls/campaign.ts'
import { requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import {
  campaignList,
  campaignView,
  findActivity,
  joinCampaign,
  welcome,
} from '#test/sandbox/departments/activity/campaigns.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const campaignFamily = [
  forAnyone(queryActivity, (request, world, user) => ({
    serverTime: world.clock.now(),
    activity: campaignView(world, findActivity(world, request), user),
  })),

  forAnyone(listActivities, ({ tab, page, size }, world, user) => {
    const all = campaignList(world, user, tab)
    return {
      serverTime: world.clock.now(),
      total: all.length,
      records: all.slice((page - 1) * size, page * size),
    }
  }),

  forUser(joinActivity, (request, world, user) => joinCampaign(world, user, request)),

  forUser(markWelcomed, ({ activityId }, world, user) => {
    welcome(world, user, requireActivity(world, activityId).activity_id)
    return {}
  }),
]
