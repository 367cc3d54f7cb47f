import * as v from 'valibot'
import type { Time14 } from '#domain/calendar/calendar-date.ts'
import { requireActivity, type Activity } from '#test/sandbox/departments/activity/activities.ts'
import { claimUntil } from '#test/sandbox/departments/activity/campaign-terms.ts'
import type { Reward } from '#test/sandbox/departments/activity/catalogue.ts'
import type { GameOrder } from './game-positions.ts'
import {
  confirmedBuys,
  gameProgress,
  gameRanking,
  isFinal,
  type GameBooks,
} from './game-standing.ts'
import { isClaimed } from '#test/sandbox/departments/activity/rewards.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'
import type { Earned, RewardsDue } from '#test/sandbox/departments/activity/events.ts'
import { campaignMessages, earnedKey } from '#test/sandbox/departments/activity/message-table.ts'

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
        announce(db, campaignMessages, 'rewardReady', { activity, reward, userId }, time)
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
      announce(books.db, campaignMessages, 'rewardReady', { activity, reward, userId }, time)
  }
}

const playedRow = v.object({ activity_id: v.string() })

/** The rewards of a game's last ranking, on the first day on which it changes no more. */
export function finalRankings({ db, market, time }: RewardsDue): readonly Earned[] {
  const ended = db.all(
    playedRow,
    `SELECT DISTINCT activity_id FROM activities JOIN game_players USING (activity_id)
     WHERE end_time <= ? ORDER BY activity_id`,
    time,
  )
  const books = { db, market, clock: { now: () => time } }
  return ended.flatMap(({ activity_id: activityId }) => {
    const activity = requireActivity({ db }, activityId, 'game')
    const ofRanking = activity.rewards.filter(({ counts }) => counts === 'finalTopTen')
    return ofRanking.flatMap((reward) => {
      if (time >= claimUntil(activity)) return []
      if (!isFinal(books, activity, time) || isAnnounced(db, activity, reward)) return []
      return gameRanking(books, activity).flatMap(({ userId }) => {
        const claim = { userId, scope: activityId, claimId: reward.rewardId }
        const reached = gameProgress(books, activity, userId, reward.counts, time)
        return reached >= reward.atLeast && !isClaimed(db, claim)
          ? { userId, activity, reward }
          : []
      })
    })
  })
}

const isAnnounced = (db: Database, activity: Activity, reward: Reward): boolean =>
  db.get(
    v.object({ found: v.number() }),
    `SELECT 1 AS found FROM game_players p
     JOIN messages m ON m.user_id = p.user_id AND m.event_key = ? WHERE p.activity_id = ? LIMIT 1`,
    `rewardReady ${earnedKey({ activity, reward })}`,
    activity.activity_id,
  ) !== undefined
