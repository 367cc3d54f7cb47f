import type { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeInstalments } from '#shared/views/challenge/ChallengeInstalments.tsx'
import { DIRECT, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof directActivityPaths.detail>

export const prefetch = challengePrefetch(DIRECT).detail

/** The instalments of the challenge's plan, each with whether it counts. */
export default function DetailScreen({ input }: { readonly input: Input }) {
  return <ChallengeInstalments challenge={DIRECT} activityId={editionIn(DIRECT, input)} />
}
