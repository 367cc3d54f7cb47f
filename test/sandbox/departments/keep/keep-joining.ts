import * as v from 'valibot'
import { weeksFit } from '#domain/campaign/streak.ts'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { activityFunds, requireActivity } from '#test/sandbox/departments/activity/activities.ts'
import { campaignTerms } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { noteJoin, takePartBlock } from '#test/sandbox/departments/activity/campaigns.ts'
import { challengePlan, noteChallengePlan } from './keep-challenge.ts'

/**
 * The reason against joining the challenge now, with that fund where one is chosen, or empty.
 * RET.notFound where there is no such challenge. Checked first by every maker of a plan.
 */
export function keepJoinBlock(
  world: World,
  user: User,
  activityId: string,
  asked?: { readonly fundCode: string; readonly cycle: AskedCycle['cycle'] },
): string {
  const activity = requireActivity(world, activityId, 'keep')
  const { weeks } = campaignTerms(activityId)
  const block = takePartBlock(world, user, activity)
  if (block !== '') return block
  const isOffered = activityFunds(world, activityId).some((it) => it.code === asked?.fundCode)
  if (asked !== undefined && !isOffered) return '该基金不在活动范围内'
  if (asked !== undefined && weeks !== undefined && asked.cycle !== 'weekly')
    return '本挑战只支持每周定投'
  const plan = challengePlan(world.db, activityId, user.user_id)
  if (plan === undefined) return ''
  if (plan.status !== 'terminated') return '您已参加本次挑战'
  const fits =
    weeks === undefined || weeksFit(weeks, world.clock.now().slice(0, 8), activity.end_time)
  return fits ? '' : `距活动结束已不足 ${weeks} 周，不能重新开始`
}

/**
 * The reason for which a plan keeps the weekday of its debits, or empty: of one that counts weeks.
 */
export function fixedWeekday(db: Database, planNo: string): string {
  const found = db.get(
    v.object({ activity_id: v.string() }),
    'SELECT activity_id FROM challenge_plans WHERE plan_no = ?',
    planNo,
  )
  if (found === undefined || campaignTerms(found.activity_id).weeks === undefined) return ''
  return '挑战计划每周扣款一次，扣款日不能修改'
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
