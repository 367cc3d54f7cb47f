// No template: one sentence, and the ways on.
import type { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { CampaignError } from '#shared/views/activity/CampaignError.tsx'
import { DIRECT, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof directActivityPaths.error>

/** Shows why the challenge could not be opened. */
export default function ErrorScreen({ input }: { readonly input: Input }) {
  const { why = 'notFound' } = input
  return <CampaignError activityId={editionIn(DIRECT, input)} code={why} pages={DIRECT.pages} />
}
