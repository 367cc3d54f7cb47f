import type { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignLoading } from '#shared/views/activity/CampaignLoading.tsx'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { DIRECT, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof directActivityPaths.loading>

export const prefetch = challengePrefetch(DIRECT).loading

// No template: it leads on.
/** Leads on as soon as the campaign is known. */
export default function LoadingScreen({ input }: { readonly input: Input }) {
  return <CampaignLoading activityId={editionIn(DIRECT, input)} pages={DIRECT.pages} />
}
