import { useQuery } from '@tanstack/react-query'
import { listMyContent } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { useSnapshot } from 'valtio'
import { session } from '#session/session.ts'

/**
 * Returns what the user may write: mute, bound mobile, agreed rules, whom they block. For users
 * alone.
 */
export function useWriter(wanted: boolean) {
  const { openId } = useSnapshot(session)
  return useQuery({
    ...queryFor(listMyContent, { part: 'posts', size: 1 }),
    select: ({ settings }) => settings,
    enabled: wanted && openId !== '',
  })
}
