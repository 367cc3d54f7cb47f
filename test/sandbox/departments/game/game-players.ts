import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { BIND_REFUSAL_WORDS, closesCircle } from '#domain/invite/binding.ts'
import { announceGameInvitation } from './game-rewards.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import {
  requireActivity,
  requireRunning,
  stateAt,
  type Activity,
} from '#test/sandbox/departments/activity/activities.ts'
import { account, accountBalance, UNIT } from '#test/sandbox/departments/units/books.ts'
import {
  INVITE_COINS,
  START_MONEY,
  type Reward,
} from '#test/sandbox/departments/activity/catalogue.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import { recordPlayer } from './game-positions.ts'
import { gameProgress } from './game-standing.ts'
import {
  claimReward,
  coinToast,
  isClaimed,
  rewardInvitation,
  type Toast,
} from '#test/sandbox/departments/activity/rewards.ts'

/** The code by which a user invites: always the same, and telling nothing of the user. */
export function personalInviteCode(activityId: string, userId: string): string {
  const parts = ['invite', activityId, userId]
  return createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 10).toUpperCase()
}

function findInviter({ db }: World, activityId: string, code: string, userId: string): string {
  const users = db.all(v.object({ user_id: v.string() }), 'SELECT user_id FROM users')
  const inviter = users.find((it) => personalInviteCode(activityId, it.user_id) === code)?.user_id
  if (inviter === undefined) throw new Refusal(RET.badRequest, '参数 inviteCode 不正确')
  if (inviter === userId) throw new Refusal(RET.cannotJoin, '不能使用自己的邀请码')
  const invitedBy = (id: string) =>
    db.get(
      v.object({ invited_by: v.nullable(v.string()) }),
      'SELECT invited_by FROM game_players WHERE activity_id = ? AND user_id = ?',
      activityId,
      id,
    )?.invited_by ?? undefined
  if (closesCircle(inviter, invitedBy, (id) => id === userId)) {
    throw new Refusal(RET.cannotJoin, BIND_REFUSAL_WORDS.circle)
  }
  return inviter
}

export interface Invitee {
  userId: string
  joinTime: string
}

/** The users who joined with the user's code, earliest first. */
export function listInvitees({ db }: World, activityId: string, userId: string): Invitee[] {
  return db.all(
    v.object({ userId: v.string(), joinTime: v.string() }),
    `SELECT user_id AS userId, joined_at AS joinTime FROM game_players
     WHERE activity_id = ? AND invited_by = ? ORDER BY joined_at, user_id`,
    activityId,
    userId,
  )
}

/**
 * Joins, takes the money, and gives both sides of an invitation their coins: all in one step, once.
 */
export function joinGame(
  world: World,
  user: User,
  request: { activityId: string; inviteCode?: string | undefined },
): { cash: string; reward: Toast | null } {
  const { db, clock } = world
  const { activityId, inviteCode } = request
  const userId = user.user_id
  const now = clock.now()
  const activity = requireActivity(world, activityId, 'game')
  requireRunning(activity, now)
  if (user.auth_flag !== '1') throw new Refusal(RET.cannotJoin, '请先完成实名认证')
  const invitedBy =
    inviteCode === undefined ? null : findInviter(world, activityId, inviteCode, userId)
  return db.transaction(() => {
    recordPlayer(db, { activityId, userId, invitedBy, startMoney: START_MONEY, time: now })
    if (invitedBy !== null) {
      rewardInvitation(db, { activityId, userId, invitedBy, time: now })
      announceGameInvitation(world, activity, invitedBy, now)
    }
    return {
      cash: gameCash(world, activityId, userId),
      reward: invitedBy === null ? null : coinToast('好友邀请奖励', INVITE_COINS),
    }
  })
}

export const gameCash = ({ db }: World, activityId: string, userId: string): string =>
  yuan(accountBalance(db, account.gameCash(activityId, userId), UNIT.game))

export function rewardState(
  world: World,
  activity: Activity,
  userId: string,
  reward: Reward,
): 'open' | 'earned' | 'claimed' {
  const { db, clock } = world
  const scope = activity.activity_id
  if (isClaimed(db, { userId, scope, claimId: reward.rewardId })) return 'claimed'
  if (clock.now() >= claimUntil(activity)) return 'open'
  const reached = gameProgress(world, activity, userId, reward.counts, clock.now())
  return reached >= reward.atLeast ? 'earned' : 'open'
}

/** Claims a reward of the game, during it or until the claims end. */
export function claimGameReward(
  world: World,
  user: User,
  request: { activityId: string; rewardId: string },
): Toast {
  const { db, clock } = world
  const activity = requireActivity(world, request.activityId, 'game')
  const reward = activity.rewards.find((it) => it.rewardId === request.rewardId)
  if (!reward) throw new Refusal(RET.notFound, '没有这个奖励')
  const now = clock.now()
  if (now >= claimUntil(activity)) throw new Refusal(SHOWN_RET.activityOver, '奖励领取已截止')
  if (rewardState(world, activity, user.user_id, reward) === 'open') {
    const isOver = stateAt(activity, now) === 2
    throw new Refusal(
      RET.notEarned,
      isOver ? '活动已结束，未达成该奖励' : `尚未达成：${reward.condition}`,
    )
  }
  return claimReward(db, { userId: user.user_id, scope: activity.activity_id, time: now }, reward)
}
