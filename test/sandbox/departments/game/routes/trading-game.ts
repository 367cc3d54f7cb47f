import * as v from 'valibot'
import {
  isOverTime,
  mncjActivityIndex,
  mncjActivityIndexComment,
  mncjActivityRecommendFundList,
  mncjActivityUser,
  queryFundLevel,
  queryInvite,
  receiveGameMoney,
  updateRewardStatus,
} from '#api/calls/trading-game.ts'
import {
  requireActivity,
  activityFunds,
  ruleText,
  stateAt,
  valuedAt,
} from '#test/sandbox/departments/activity/activities.ts'
import { START_MONEY } from '#test/sandbox/departments/activity/catalogue.ts'
import { isPlayer } from '#test/sandbox/departments/game/game-positions.ts'
import {
  claimGameReward,
  gameCash,
  personalInviteCode,
  listInvitees,
  joinGame,
  rewardState,
} from '#test/sandbox/departments/game/game-players.ts'
import {
  gamePlayers,
  gameRanking,
  playerStanding,
} from '#test/sandbox/departments/game/game-standing.ts'
import { isNamed, rankingName } from '#test/sandbox/departments/identity/consents.ts'
import { gameFund } from '#test/sandbox/departments/game/game-funds.ts'
import { inParts } from '#test/sandbox/market/in-parts.ts'
import { forAnyone, forUser, fundOr404 } from '#test/sandbox/kernel/route.ts'
import { maskName } from '#domain/identity/masking.ts'
import { formatAmount } from '#domain/money/format-figures.ts'

/** A friend who has not agreed to be named, by the order of joining. */
const friendName = (at: number): string => `好友 ${at + 1}`

/** The ranking's top as the home shows it. */
const TOP = 20

export const tradingGameFamily = [
  forAnyone(isOverTime, ({ activityId }, world) => {
    const activity = requireActivity(world, activityId, 'game')
    const now = world.clock.now()
    const state = stateAt(activity, now)
    return {
      isOverTime: state === 2,
      activityState: state,
      serverTime: now,
      startTime: activity.start_time,
      endTime: activity.end_time,
    }
  }),

  forUser(mncjActivityIndex, ({ activityId }, world, user) => {
    const activity = requireActivity(world, activityId, 'game')
    const ranking = gameRanking(world, activity)
    const players = gamePlayers(world, activity)
    const standing = players.includes(user.user_id)
      ? playerStanding(world, activity, user.user_id)
      : null
    const rank = ranking.find((it) => it.userId === user.user_id)?.rank ?? null
    return {
      activityState: stateAt(activity, world.clock.now()),
      ruleTxt: ruleText(activity),
      startMoney: START_MONEY,
      participants: players.length,
      ranked: ranking.length,
      own: standing && {
        totalAsset: standing.totalAsset,
        profitRate: standing.profitRate,
        rank,
      },
      ranking: ranking.slice(0, TOP).map(({ rank: place, userId, userName, profitRate }) => ({
        rank: place,
        userName,
        headerUrl: '',
        profitRate,
        isOwn: userId === user.user_id,
      })),
      rewards: activity.rewards.map((reward) => ({
        rewardId: reward.rewardId,
        title: reward.title,
        condition: reward.condition,
        state: rewardState(world, activity, user.user_id, reward),
      })),
    }
  }),

  forAnyone(mncjActivityIndexComment, ({ activityId, page, size }, world) => {
    const { db } = world
    requireActivity(world, activityId, 'game')
    const rows = db.all(
      v.object({ user_id: v.string(), content: v.string(), time: v.string() }),
      `SELECT user_id, content, time FROM game_comments WHERE activity_id = ?
       ORDER BY time DESC, comment_id DESC LIMIT ? OFFSET ?`,
      activityId,
      size,
      (page - 1) * size,
    )
    const counted = db.get(
      v.object({ total: v.number() }),
      'SELECT count(*) AS total FROM game_comments WHERE activity_id = ?',
      activityId,
    )
    return {
      total: counted?.total ?? 0,
      comments: rows.map(({ user_id: userId, content, time }) => ({
        userName: rankingName(db, userId),
        headerUrl: '',
        content,
        time,
      })),
    }
  }),

  forUser(queryInvite, ({ activityId }, world, user) => {
    const activity = requireActivity(world, activityId, 'game')
    const inviteCode = personalInviteCode(activityId, user.user_id)
    const query = new URLSearchParams({ activityId, inviteCode })
    return {
      inviteCode,
      shareTitle: activity.title,
      shareDesc: `领 ${formatAmount(START_MONEY)} 元模拟资金，按真实净值练手`,
      shareLink: `/sft/sftHome?${query.toString()}`,
      shareImgUrl: '',
      invitees: listInvitees(world, activityId, user.user_id).map(({ userId, joinTime }, at) => ({
        userName: isNamed(world.db, userId) ? rankingName(world.db, userId) : friendName(at),
        headerUrl: '',
        joinTime,
      })),
    }
  }),

  forAnyone(mncjActivityRecommendFundList, async ({ activityId }, world) => {
    const { market } = world
    const activity = requireActivity(world, activityId, 'game')
    const now = valuedAt(activity, world.clock.now())
    const funds = activityFunds(world, activityId)
    // Not the stages, which have all funds of a type made: its own returns are enough.
    await inParts(
      (function* () {
        for (const fund of funds) {
          market.latest(fund.code, now)
          yield
        }
      })(),
    )
    return {
      funds: funds.flatMap((fund) => gameFund(market, fund, now) ?? []),
    }
  }),

  forAnyone(queryFundLevel, ({ fundCode }, world) => ({
    fundRiskLevel: fundOr404(world, fundCode).risk,
  })),

  forUser(mncjActivityUser, ({ activityId }, world, user) => {
    const activity = requireActivity(world, activityId, 'game')
    return {
      appUserId: user.user_id,
      userName: maskName(user.name),
      headerUrl: '',
      anonymous: !isNamed(world.db, user.user_id),
      activityState: stateAt(activity, world.clock.now()),
      joined: isPlayer(world.db, activityId, user.user_id),
      cash: gameCash(world, activityId, user.user_id),
    }
  }),

  forUser(receiveGameMoney, (request, world, user) => joinGame(world, user, request)),

  forUser(updateRewardStatus, (request, world, user) => ({
    reward: claimGameReward(world, user, request),
  })),
]
