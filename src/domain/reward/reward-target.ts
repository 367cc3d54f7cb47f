import { unitAmount } from '#domain/ledger/unit-words.ts'
/** The kind of a reward: rules.md#tasks-and-rewards. */
import { brand } from '#domain/brand.ts'

export type RewardType = '1' | '2' | '3'

/** The place that a reward leads to by its kind, where its own answer names nothing. */
export type RewardTarget =
  | { readonly to: 'coinRecords' }
  | { readonly to: 'coupon'; readonly cardId: string }

export function rewardTarget(reward: {
  readonly rewardType: RewardType
  readonly cardId: string | null
}): RewardTarget | null {
  switch (reward.rewardType) {
    case '1':
      return { to: 'coinRecords' }
    case '2':
      return reward.cardId ? { to: 'coupon', cardId: reward.cardId } : null
    case '3':
      return null
  }
}

/** Returns what a task brings: `20 金币`, or a badge where it brings no coins. */
export const taskReward = (coins: number): string =>
  coins > 0 ? `${unitAmount(coins, 'plain')} 金币` : '徽章'

/** The coins of a purchase's task: a switch of the brand (rules.md#tasks-and-rewards). */
export const purchaseCoins = (
  coins: number,
  released: boolean = brand.features.purchaseCoins,
): number => (released ? coins : 0)

/** Returns what it says was earned: +100 金币, or the provider's words. */
export function rewardWords(reward: {
  readonly rewardType: RewardType
  readonly goldCount: number | null
  readonly rewardTxt: string
}): string {
  const { rewardType, goldCount, rewardTxt } = reward
  return rewardType === '1' && goldCount !== null
    ? `+${unitAmount(goldCount, 'plain')} 金币`
    : rewardTxt
}
