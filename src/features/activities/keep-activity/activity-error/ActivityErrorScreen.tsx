// No template: one sentence, and the ways on.
import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignError } from '#shared/views/activity/CampaignError.tsx'
import { KEEP, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof keepActivityPaths.activityError>

/** Shows why the challenge could not be opened. */
export default function ActivityErrorScreen({ input }: { readonly input: Input }) {
  const { why = 'notFound' } = input
  return <CampaignError activityId={editionIn(KEEP, input)} code={why} pages={KEEP.pages} />
}
