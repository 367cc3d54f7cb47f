import {
  directCanJoin,
  directClaimRewards,
  directHomepage,
  directInvestList,
  directWelcome,
} from '#api/calls/direct-challenge.ts'
import {
  canJoinActivity,
  keepClaimRewards,
  keepHomepage,
  keepInvestList,
  queryWelcomeConfig,
} from '#api/calls/keep-challenge.ts'
import { activityFunds, ruleText } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms, claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import {
  challengeHome,
  challengeRecords,
  claimStep,
  requireChallenge,
  type ChallengeRoute,
} from './keep-challenge.ts'
import { keepJoinBlock } from './keep-joining.ts'
import { planMinimum } from '#test/sandbox/departments/plans/plan-minimum.ts'
import { forAnyone, forUser } from '#test/sandbox/kernel/route.ts'

interface ChallengeCalls {
  readonly home: typeof keepHomepage
  readonly list: typeof keepInvestList
  readonly claim: typeof keepClaimRewards
  readonly canJoin: typeof canJoinActivity
  readonly welcome: typeof queryWelcomeConfig
}

/** The calls of one challenge; those of the other find nothing by its ids. */
const challengeRoutes = (route: ChallengeRoute, calls: ChallengeCalls) => [
  forUser(calls.home, ({ activityId }, world, user) => {
    const activity = requireChallenge(world, activityId, route)
    return {
      activityId,
      title: activity.title,
      ruleTxt: ruleText(activity),
      startTime: activity.start_time,
      endTime: activity.end_time,
      claimUntil: claimUntil(activity),
      ...challengeHome(world, user, activity),
    }
  }),

  forUser(calls.list, ({ activityId }, world, user) => ({
    records: challengeRecords(world, user, requireChallenge(world, activityId, route)),
  })),

  forUser(calls.claim, ({ activityId, stepId }, world, user) => ({
    reward: claimStep(world, user, requireChallenge(world, activityId, route), stepId),
  })),

  forUser(calls.canJoin, ({ activityId }, world, user) => {
    requireChallenge(world, activityId, route)
    const reason = keepJoinBlock(world, user, activityId)
    return { canJoin: reason === '', reason }
  }),

  forAnyone(calls.welcome, ({ activityId }, world) => {
    const activity = requireChallenge(world, activityId, route)
    const { grace = 0, weeks } = campaignTerms(activityId)
    return {
      title: activity.title,
      imgUrl: '',
      content: activity.rules.map(({ text }) => text),
      btnText: '立即参加',
      cycle: weeks === undefined ? null : ('weekly' as const),
      grace,
      funds: activityFunds(world, activityId).map((fund) => ({
        fundCode: fund.code,
        fundName: fund.name,
        fundRiskLevel: fund.risk,
        minAmount: planMinimum(fund),
      })),
    }
  }),
]

export const keepChallengeFamily = [
  ...challengeRoutes('keepActivity', {
    home: keepHomepage,
    list: keepInvestList,
    claim: keepClaimRewards,
    canJoin: canJoinActivity,
    welcome: queryWelcomeConfig,
  }),
  ...challengeRoutes('directActivity', {
    home: directHomepage,
    list: directInvestList,
    claim: directClaimRewards,
    canJoin: directCanJoin,
    welcome: directWelcome,
  }),
]
