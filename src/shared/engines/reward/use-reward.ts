import type * as v from 'valibot'
import type { rewardToast } from '#api/entities.ts'
import { navigationDestination } from '#domain/navigation/navigation-item.ts'
import { rewardTarget, rewardWords } from '#domain/reward/reward-target.ts'
import { couponCenterPaths } from '#paths/activities/coupon-center.ts'
import { goldStorePaths } from '#paths/pension/gold-store.ts'
import { outsideHosts } from '#platform/outside-sites.ts'
import { painted } from '#platform/painted.ts'
import { surface } from '#platform/surface.ts'
import { useShell } from '#templates/shell-context.ts'
import { useForward } from '#templates/use-forward.ts'
import { tellReward, type RewardAction } from './rewards.ts'

type RewardToast = v.InferOutput<typeof rewardToast>

/** The place where a reward of its kind is looked at, as far as the app has such a screen. */
const COIN_RECORDS = goldStorePaths.goldVaryRecords.to()

function ownScreen(reward: RewardToast): string | null {
  const { processForwardInfo } = reward
  if (processForwardInfo !== null) {
    const destination = navigationDestination(processForwardInfo, surface(), outsideHosts())
    return destination.kind === 'screen' ? destination.to : null
  }
  const target = rewardTarget(reward)
  if (target === null) return null
  return target.to === 'coupon'
    ? couponCenterPaths.couponDetail.to({ cardId: target.cardId })
    : COIN_RECORDS
}

/**
 * Gives the function that shows what a claim has brought (rules.md#tasks-and-rewards). A reward
 * that leads nowhere, or to a screen that the app does not have, is shown without a link.
 */
export function useReward(): (claimId: string, reward: RewardToast) => Promise<void> {
  const shell = useShell()
  const forward = useForward()

  async function actionOf(reward: RewardToast): Promise<RewardAction> {
    const { btnText, processForwardInfo } = reward
    const screen = ownScreen(reward)
    if (screen !== null && (await shell.hasScreen(screen))) {
      // The provider's button belongs to what it names; by its kind alone a reward is looked at.
      return { text: (processForwardInfo !== null && btnText) || '查看', href: screen }
    }
    const onClick = screen === null ? forward(processForwardInfo) : null
    return { text: (onClick !== null && btnText) || '知道了', onClick }
  }

  return async (claimId, reward) => {
    const [{ hostRewards }, action] = await Promise.all([
      import('./RewardHost.tsx'),
      actionOf(reward),
    ])
    hostRewards()
    await painted()
    tellReward(claimId, { title: reward.title, text: rewardWords(reward), action })
  }
}
