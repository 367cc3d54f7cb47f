import { queryActivity } from '#api/calls/campaign.ts'
import { canJoinActivity } from '#api/calls/keep-challenge.ts'
import { prefetchCall } from '#api/query.ts'
import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignLoading } from '#shared/views/activity/CampaignLoading.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { keepOf, keepPages } from '../parts/keep-pages.ts'

type Input = PathInput<typeof keepActivityPaths.loading>

/** The campaign, and whether the user may join, together. */
export const prefetch: Prefetch<Input> = (input, signedIn) => [
  prefetchCall(queryActivity, { activityId: keepOf(input) }),
  ...(signedIn ? [prefetchCall(canJoinActivity, { activityId: keepOf(input) })] : []),
]

// No template: it leads on as soon as the campaign is known.
export default function LoadingScreen({ input }: { readonly input: Input }) {
  return <CampaignLoading activityId={keepOf(input)} pages={keepPages} />
}
