import { useQuery } from '@tanstack/react-query'
import { listPeople } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'

/** Returns whether the user follows at least one person; false while that is not known. */
export function useFollowsSomebody(isAsked: boolean): boolean {
  const followed = queryFor(listPeople, { of: 'followed', size: 1 })
  const { data } = useQuery({ ...followed, enabled: isAsked })
  return data !== undefined && !isEmptyList(data.records)
}
