import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeInstalments } from '#shared/views/challenge/ChallengeInstalments.tsx'
import { KEEP, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof keepActivityPaths.keepDirectDetail>

export const prefetch = challengePrefetch(KEEP).detail

/** The instalments of the challenge's plan, each with whether it counts. */
export default function KeepDirectDetailScreen({ input }: { readonly input: Input }) {
  return <ChallengeInstalments challenge={KEEP} activityId={editionIn(KEEP, input)} />
}
