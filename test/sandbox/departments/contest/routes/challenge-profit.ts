import {
  claimPickReward,
  listPicks,
  pickRank,
  queryPickWeek,
  setPickName,
  submitPick,
} from '#api/calls/activities/challenge-profit.ts'
import { forUser } from '#test/sandbox/kernel/route.ts'
import {
  claimPicks,
  namePicks,
  pickList,
  pickNow,
  pickRanking,
  pickWeekView,
} from '#test/sandbox/departments/contest/picks.ts'

export const challengeProfitFamily = [
  forUser(queryPickWeek, ({ activityId }, world, user) => pickWeekView(world, user, activityId)),
  forUser(listPicks, (request, world, user) => pickList(world, user, request)),
  forUser(pickRank, ({ activityId }, world, user) => pickRanking(world, user, activityId)),
  forUser(submitPick, (request, world, user) => pickNow(world, user, request)),
  forUser(claimPickReward, (request, world, user) => claimPicks(world, user, request)),
  forUser(setPickName, (request, world, user) => {
    namePicks(world, user, request)
    return {}
  }),
]
