import type { directActivityPaths } from '#paths/activities/direct-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeHome } from '#shared/views/challenge/ChallengeHome.tsx'
import { DIRECT, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof directActivityPaths.home>

export const prefetch = challengePrefetch(DIRECT).home

/** The challenge: how far the user has come, the next debit, what can be claimed. */
export default function HomeScreen({ input }: { readonly input: Input }) {
  return <ChallengeHome challenge={DIRECT} activityId={editionIn(DIRECT, input)} />
}
