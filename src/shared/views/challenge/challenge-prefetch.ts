import { queryActivity } from '#api/calls/campaign.ts'
import { prefetchCall, type PrefetchCall } from '#api/query.ts'
import { editionIn, type Challenge } from './challenges.ts'

interface Input {
  readonly activityId?: string | undefined
}

/** The calls that a screen of a challenge starts before it renders. */
export const challengePrefetch = (challenge: Challenge) => {
  const { calls } = challenge
  const edition = (input: Input) => ({ activityId: editionIn(challenge, input) })
  return {
    /** The campaign, and whether the user may join, together. */
    loading: (input: Input, signedIn: boolean): readonly PrefetchCall[] => [
      prefetchCall(queryActivity, edition(input)),
      ...(signedIn ? [prefetchCall(calls.canJoin, edition(input))] : []),
    ],
    home: (input: Input, signedIn: boolean): readonly PrefetchCall[] => [
      prefetchCall(queryActivity, edition(input)),
      ...(signedIn ? [prefetchCall(calls.home, edition(input))] : []),
    ],
    welcome: (input: Input): readonly PrefetchCall[] => [
      prefetchCall(calls.welcome, edition(input)),
    ],
    detail: (input: Input): readonly PrefetchCall[] => [prefetchCall(calls.list, edition(input))],
  }
}
