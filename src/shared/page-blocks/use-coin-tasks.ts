import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useSnapshot } from 'valtio'
import { session } from '#session/session.ts'

export type CoinTask = v.InferOutput<typeof processGoldCoinsTask.payload>['tasks'][number]

/**
 * The user's coin tasks as the provider has them; nobody's are not asked for. Read again each time
 * that a page is opened, for a task is done on another one.
 */
export function useCoinTasks(isWanted = true) {
  const { openId } = useSnapshot(session)
  const isSignedIn = openId !== ''
  const query = useQuery({
    queryKey: [processGoldCoinsTask.name, openId] as const,
    // Without a task it reports nothing and lists them all.
    queryFn: ({ signal }) => fetchOrThrow(processGoldCoinsTask, {}, { signal }),
    enabled: isWanted && isSignedIn,
    staleTime: 0,
  })
  return { ...query, isSignedIn }
}
