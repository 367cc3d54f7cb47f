import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { Refusal } from '#test/sandbox/refusal.ts'
import { yuan } from '#test/sandbox/store/cents.ts'
import type { Database } from '#test/sandbox/store/database.ts'
import { ENDED_INSTALMENTS } from '#test/sandbox/plans/instalment.ts'
import type { User } from '#test/sandbox/store/users.ts'
import type { World } from '#test/sandbox/world.ts'
import {
  requireActivity,
  activityFunds,
  requireRunning,
  stateAt,
  type Activity,
} from './activities.ts'
import type { Reward } from './catalogue.ts'
import { claimReward, isClaimed, rewardText, type Toast } from './rewards.ts'

/** The user's plan of a challenge: the running one, else the last that was made in its time. */
function challengePlan(db: Database, activity: Activity, userId: string) {
  return db.get(
    v.object({
      plan_no: v.string(),
      fund_code: v.string(),
      status: v.string(),
      next_debit: v.nullable(v.string()),
    }),
    `SELECT plan_no, fund_code, status, next_debit FROM plans
     WHERE user_id = ? AND plan_type = 'keep' AND create_time >= ? AND create_time < ?
     ORDER BY status = 'terminated', seq DESC LIMIT 1`,
    userId,
    activity.start_time,
    activity.end_time,
  )
}

const recordRow = v.object({
  debit_date: v.string(),
  state: v.picklist(['paid', 'failed', 'skipped']),
  amount: v.number(),
  reason: v.string(),
})

/** A plan's instalments within the challenge, newest first. */
function challengeRecords(db: Database, activity: Activity, planNo: string) {
  return db.all(
    recordRow,
    `SELECT debit_date, state, amount, reason FROM ${ENDED_INSTALMENTS}
     WHERE plan_no = ? AND debit_date <= ? ORDER BY debit_date DESC`,
    planNo,
    activity.end_time.slice(0, 8),
  )
}

type Instalment = v.InferOutput<typeof recordRow>

/**
 * Instalments paid in a row up to the newest; one that failed or was skipped resets the row.
 */
export function timesInARow(newestFirst: readonly Pick<Instalment, 'state'>[]): number {
  const broken = newestFirst.findIndex((it) => it.state !== 'paid')
  return broken === -1 ? newestFirst.length : broken
}

/** The longest row there ever was: a step that was reached stays reached. */
export function longestRow(records: readonly Pick<Instalment, 'state'>[]): number {
  let longest = 0
  let row = 0
  for (const { state } of records) {
    row = state === 'paid' ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

function stepState(
  world: World,
  activity: Activity,
  userId: string,
  reward: Reward,
  reached: number,
): 'open' | 'earned' | 'claimed' | 'missed' {
  const claim = { userId, scope: activity.activity_id, claimId: reward.rewardId }
  if (isClaimed(world.db, claim)) return 'claimed'
  if (stateAt(activity, world.clock.now()) === 2) return 'missed'
  return reached >= reward.atLeast ? 'earned' : 'open'
}

export function keepHome(world: World, user: User, activityId: string) {
  const activity = requireActivity(world, activityId, 'keep')
  const plan = challengePlan(world.db, activity, user.user_id)
  const records = plan ? challengeRecords(world.db, activity, plan.plan_no) : []
  const reached = longestRow(records)
  return {
    activity,
    planNo: plan?.plan_no ?? null,
    times: timesInARow(records),
    nextDebitDate: plan?.status === 'running' ? plan.next_debit : null,
    steps: activity.rewards.map((reward) => ({
      stepId: reward.rewardId,
      title: reward.title,
      times: reward.atLeast,
      rewardTxt: rewardText(reward),
      state: stepState(world, activity, user.user_id, reward, reached),
    })),
  }
}

export function keepRecords(world: World, user: User, activityId: string) {
  const activity = requireActivity(world, activityId, 'keep')
  const plan = challengePlan(world.db, activity, user.user_id)
  if (!plan) return []
  return challengeRecords(world.db, activity, plan.plan_no).map((it) => ({
    debitDate: it.debit_date,
    fundCode: plan.fund_code,
    fundName: world.market.fund(plan.fund_code)?.name ?? plan.fund_code,
    amount: yuan(it.amount),
    state: it.state,
    reason: it.reason,
  }))
}

/** Claims a step while the challenge runs. */
export function claimKeepStep(
  world: World,
  user: User,
  request: { activityId: string; stepId: string },
): Toast {
  const { db, clock } = world
  const activity = requireActivity(world, request.activityId, 'keep')
  const reward = activity.rewards.find((it) => it.rewardId === request.stepId)
  if (!reward) throw new Refusal(RET.notFound, '没有这个奖励')
  const now = clock.now()
  requireRunning(activity, now)
  const plan = challengePlan(db, activity, user.user_id)
  const reached = plan ? longestRow(challengeRecords(db, activity, plan.plan_no)) : 0
  if (stepState(world, activity, user.user_id, reward, reached) === 'open') {
    throw new Refusal(RET.notEarned, `尚未达成：${reward.condition}`)
  }
  return claimReward(db, { userId: user.user_id, scope: activity.activity_id, time: now }, reward)
}

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
  const state = stateAt(activity, world.clock.now())
  if (state !== 1) return state === 0 ? '活动尚未开始' : '活动已结束'
  if (user.auth_flag !== '1') return '请先完成实名认证'
  const card = world.db.get(
    v.object({ bank_serial: v.string() }),
    'SELECT bank_serial FROM cards WHERE user_id = ? LIMIT 1',
    user.user_id,
  )
  if (!card) return '请先绑定银行卡'
  if (
    fundCode !== undefined &&
    !activityFunds(world, activityId).some((it) => it.code === fundCode)
  ) {
    return '该基金不在活动范围内'
  }
  const plan = challengePlan(world.db, activity, user.user_id)
  return plan && plan.status !== 'terminated' ? '您已参加本次挑战' : ''
}
