import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { processGoldCoinsTask } from '#api/calls/activity.ts'
import { fetchOrThrow } from '#api/query.ts'
import { useSnapshot } from 'valtio'
import { EACH_VISIT } from '#api/use-current.ts'
import { session } from '#session/session.ts'

export type CoinTask = v.InferOutput<typeof processGoldCoinsTask.payload>['tasks'][number]

/**
 * The user's coin tasks as the provider has them; not requested while signed out. Requested again
 * each time a page is opened, because tasks are done on other pages.
 */
export function useCoinTasks() {
  const { openId } = useSnapshot(session)
  const isSignedIn = openId !== ''
  const query = useQuery({
    queryKey: [processGoldCoinsTask.name, openId] as const,
    // Without a task it reports nothing and lists them all.
    queryFn: ({ signal }) => fetchOrThrow(processGoldCoinsTask, {}, { signal }),
    enabled: isSignedIn,
    ...EACH_VISIT,
  })
  return { ...query, isSignedIn }
}
