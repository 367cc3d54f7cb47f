import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { session } from '#session/session.ts'

/** The user's own person as an author; not fetched without a user. */
export function useOwnPerson() {
  const { openId } = useSnapshot(session)
  return useQuery({
    ...queryFor(queryPerson, {}),
    select: ({ person }) => person,
    enabled: openId !== '',
  })
}
