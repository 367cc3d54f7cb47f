import type { Campaign } from '#templates/activity/campaign.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import { treasureChestPaths } from '#paths/activities/treasure-chest.ts'
import { downloadPaths } from '#paths/download.ts'

/** Where a campaign is opened, by its kind; null where only the app has it. */
const HOMES: Record<Campaign['kind'], ((activityId: string) => string) | null> = {
  keep: (activityId) => keepActivityPaths.loading.to({ activityId }),
  game: null,
  rule: (activityId) => treasureChestPaths.main.to({ activityId }),
}

type Placed = Pick<Campaign, 'activityId' | 'kind' | 'appOnly'>

/** Whether a campaign is in the app alone. */
export const isInApp = ({ kind, appOnly }: Placed): boolean => appOnly || HOMES[kind] === null

/** Where a campaign is opened; of one that is in the app alone, where the app is. */
export const campaignAddress = (campaign: Placed): string =>
  (campaign.appOnly ? null : HOMES[campaign.kind])?.(campaign.activityId) ??
  downloadPaths.download.to()
