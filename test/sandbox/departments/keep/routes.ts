import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from '#api/calls/keep-challenge.ts'
import {
  requireActivity,
  activityFunds,
  ruleText,
} from '#test/sandbox/departments/activity/activities.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { claimKeepStep, keepHome, keepRecords } from './keep-challenge.ts'
import { keepJoinBlock } from './keep-joining.ts'
import { planMinimum } from '#test/sandbox/departments/plans/plan-minimum.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

export const keepChallengeFamily = [
  forUser(keepHomepage, ({ activityId }, world, user) => {
    const { activity, ...home } = keepHome(world, user, activityId)
    return {
      activityId,
      title: activity.title,
      ruleTxt: ruleText(activity),
      startTime: activity.start_time,
      endTime: activity.end_time,
      claimUntil: claimUntil(activity),
      ...home,
    }
  }),

  forUser(keepInvestList, ({ activityId }, world, user) => ({
    records: keepRecords(world, user, activityId),
  })),

  forUser(keepClaimRewards, (request, world, user) => ({
    reward: claimKeepStep(world, user, request),
  })),

  forUser(canJoinActivity, ({ activityId }, world, user) => {
    const reason = keepJoinBlock(world, user, activityId)
    return { canJoin: reason === '', reason }
  }),

  forAnyone(queryWelcomeConfig, ({ activityId }, world) => {
    const activity = requireActivity(world, activityId, 'keep')
    return {
      title: activity.title,
      imgUrl: '',
      content: activity.rules.map(({ text }) => text),
      btnText: '立即参加',
      funds: activityFunds(world, activityId).map((fund) => ({
        fundCode: fund.code,
        fundName: fund.name,
        minAmount: planMinimum(fund),
      })),
    }
  }),
]
