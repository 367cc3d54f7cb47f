import type { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeWelcome } from '#shared/views/challenge/ChallengeWelcome.tsx'
import { DIRECT, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof directActivityPaths.welcome>

export const prefetch = challengePrefetch(DIRECT).welcome

/** Shows how the challenge goes, before it is seen for the first time. */
export default function WelcomeScreen({ input }: { readonly input: Input }) {
  return <ChallengeWelcome challenge={DIRECT} activityId={editionIn(DIRECT, input)} />
}
