import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { requireActivity, type Activity } from '#test/sandbox/departments/activity/activities.ts'
import type { Reward } from '#test/sandbox/departments/activity/catalogue.ts'
import type { GameOrder } from './game-positions.ts'
import {
  confirmedBuys,
  gameProgress,
  gameRanking,
  isFinal,
  type GameBooks,
} from './game-standing.ts'
import { isClaimed, rewardText } from '#test/sandbox/departments/activity/rewards.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

const keyOf = ({ activity_id: activityId }: Activity, { rewardId }: Reward) =>
  `${activityId} ${rewardId}`

function announceReward(
  db: Database,
  it: { readonly activity: Activity; readonly reward: Reward; readonly userId: string },
  time: Time14,
): void {
  const { activity, reward, userId } = it
  announce(db, {
    userId,
    event: 'rewardReady',
    key: keyOf(activity, reward),
    subject: activity.activity_id,
    time,
    detail: { campaign: activity.title, reward: rewardText(reward), game: true },
  })
}

/** The rewards of games that purchases have earned with those that are confirmed now. */
export function announceGameBuys(db: Database, bought: readonly GameOrder[], time: Time14): void {
  const players = new Map(bought.map((it) => [`${it.activity_id} ${it.user_id}`, it]))
  for (const { activity_id: activityId, user_id: userId } of players.values()) {
    const activity = requireActivity({ db }, activityId, 'game')
    const player = { activityId, userId }
    const now = bought
      .filter((it) => it.activity_id === activityId && it.user_id === userId)
      .map((it) => it.request_no)
    for (const reward of activity.rewards) {
      const { counts, atLeast } = reward
      if (counts !== 'confirmedBuys' && counts !== 'fundsBought') continue
      const [before, after] = [
        confirmedBuys(db, player, counts, now),
        confirmedBuys(db, player, counts),
      ]
      if (before < atLeast && after >= atLeast)
        announceReward(db, { activity, reward, userId }, time)
    }
  }
}

/** The reward that an invitation has earned with the player who has joined now. */
export function announceGameInvitation(
  books: GameBooks,
  activity: Activity,
  userId: string,
  time: Time14,
): void {
  for (const reward of activity.rewards) {
    if (reward.counts !== 'invitees') continue
    if (gameProgress(books, activity, userId, reward.counts, time) === reward.atLeast)
      announceReward(books.db, { activity, reward, userId }, time)
  }
}

const playedRow = v.object({ activity_id: v.string() })

/** The rewards of a game's last ranking, on the first day on which it changes no more. */
export function noticeFinalRankings(db: Database, market: Market, time: Time14): void {
  const ended = db.all(
    playedRow,
    `SELECT DISTINCT activity_id FROM activities JOIN game_players USING (activity_id)
     WHERE end_time <= ? ORDER BY activity_id`,
    time,
  )
  const books = { db, market, clock: { now: () => time } }
  for (const { activity_id: activityId } of ended) {
    const activity = requireActivity({ db }, activityId, 'game')
    for (const reward of activity.rewards.filter(({ counts }) => counts === 'finalTopTen')) {
      if (!isFinal(books, activity, time) || isAnnounced(db, activity, reward)) continue
      for (const { userId } of gameRanking(books, activity)) {
        const claim = { userId, scope: activityId, claimId: reward.rewardId }
        const reached = gameProgress(books, activity, userId, reward.counts, time)
        if (reached >= reward.atLeast && !isClaimed(db, claim))
          announceReward(db, { activity, reward, userId }, time)
      }
    }
  }
}

const isAnnounced = (db: Database, activity: Activity, reward: Reward): boolean =>
  db.get(
    v.object({ found: v.number() }),
    `SELECT 1 AS found FROM game_players p
     JOIN messages m ON m.user_id = p.user_id AND m.event_key = ? WHERE p.activity_id = ? LIMIT 1`,
    `rewardReady ${keyOf(activity, reward)}`,
    activity.activity_id,
  ) !== undefined
