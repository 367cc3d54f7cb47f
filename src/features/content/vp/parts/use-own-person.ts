import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { session } from '#session/session.ts'

/** How the user is named among those who write; nobody without a user. */
export function useOwnPerson() {
  const { openId } = useSnapshot(session)
  return useQuery({
    ...queryFor(queryPerson, {}),
    select: ({ person }) => person,
    enabled: openId !== '',
  })
}
