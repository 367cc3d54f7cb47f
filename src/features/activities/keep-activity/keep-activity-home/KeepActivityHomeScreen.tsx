import type { keepActivityPaths } from '#paths/activities/keep-activity.ts'
import type { PathInput } from '#paths/path.ts'
import { challengePrefetch } from '#shared/views/challenge/challenge-prefetch.ts'
import { ChallengeHome } from '#shared/views/challenge/ChallengeHome.tsx'
import { KEEP, editionIn } from '#shared/views/challenge/challenges.ts'

type Input = PathInput<typeof keepActivityPaths.keepActivityHome>

export const prefetch = challengePrefetch(KEEP).home

/** The challenge: how far the user has come, the next debit, what can be claimed. */
export default function KeepActivityHomeScreen({ input }: { readonly input: Input }) {
  return <ChallengeHome challenge={KEEP} activityId={editionIn(KEEP, input)} />
}
