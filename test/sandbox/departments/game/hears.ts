import { earnedAsked, rewardsDue } from '#test/sandbox/departments/activity/events.ts'
import { rewardState } from './game-players.ts'
import { finalRankings } from './game-rewards.ts'
import type { Hearing } from '#test/sandbox/kernel/events.ts'

/** The part that this department has in events of others. */
export const hears: readonly Hearing[] = [
  // Campaigns without a rule of their own count what the game counts.
  earnedAsked.hearing(({ world, activity, user }) =>
    activity.kind === 'keep'
      ? []
      : activity.rewards
          .filter((it) => rewardState(world, activity, user.user_id, it) === 'earned')
          .map((it) => it.rewardId),
  ),
  rewardsDue.hearing(finalRankings),
]
