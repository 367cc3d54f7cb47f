import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignLoading } from '#shared/views/activity/CampaignLoading.tsx'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { KEEP, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof keepActivityPaths.loading>

export const prefetch = challengePrefetch(KEEP).loading

// No template: it leads on.
/** Leads on as soon as the campaign is known. */
export default function LoadingScreen({ input }: { readonly input: Input }) {
  return <CampaignLoading activityId={editionIn(KEEP, input)} pages={KEEP.pages} />
}
