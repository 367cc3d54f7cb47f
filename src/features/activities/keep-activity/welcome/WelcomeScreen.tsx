import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeWelcome } from '#shared/views/challenge/ChallengeWelcome.tsx'
import { KEEP, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof keepActivityPaths.welcome>

export const prefetch = challengePrefetch(KEEP).welcome

/** Shows how the challenge goes, before it is seen for the first time. */
export default function WelcomeScreen({ input }: { readonly input: Input }) {
  return <ChallengeWelcome challenge={KEEP} activityId={editionIn(KEEP, input)} />
}
