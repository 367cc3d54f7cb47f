import { RUNNING } from '#domain/campaign/running-editions.ts'
import { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { CampaignPages } from '#shared/views/activity/campaign-pages.ts'

/** The challenge that an address names, else the one that runs. */
export const keepOf = ({
  activityId = RUNNING.keepActivity,
}: {
  activityId?: string | undefined
}) => activityId

export const keepPages: CampaignPages = {
  loading: (activityId) => keepActivityPaths.loading.to({ activityId }),
  welcome: (activityId) => keepActivityPaths.welcome.to({ activityId }),
  home: (activityId) => keepActivityPaths.keepActivityHome.to({ activityId }),
  error: (activityId, why) => keepActivityPaths.activityError.to({ activityId, why }),
}
