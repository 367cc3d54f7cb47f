import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { activityFunds, requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin, takePartBlock } from '#test/sandbox/departments/activity/campaigns.ts'
import { keepPlan, noteChallengePlan } from './keep-challenge.ts'

/**
 * Why the user cannot join the challenge now, with that fund where one is chosen, or empty.
 * RET.notFound where there is no such challenge. Checked first by whatever makes the plan.
 */
export function keepJoinBlock(
  world: World,
  user: User,
  activityId: string,
  fundCode?: string,
): string {
  const activity = requireActivity(world, activityId, 'keep')
  const block = takePartBlock(world, user, activity)
  if (block !== '') return block
  const isOffered = activityFunds(world, activityId).some((it) => it.code === fundCode)
  if (fundCode !== undefined && !isOffered) return '该基金不在活动范围内'
  const plan = keepPlan(world.db, activityId, user.user_id)
  return plan !== undefined && plan.status !== 'terminated' ? '您已参加本次挑战' : ''
}

/** Ties a plan that was just made to its challenge; making it there is joining. */
export function joinWithPlan(
  { db, clock }: World,
  it: { planNo: string; activityId: string; userId: string },
): void {
  const { consentId = '' } = campaignTerms(it.activityId)
  noteJoin(db, { ...it, consentId, time: clock.now() })
  noteChallengePlan(db, it)
}
