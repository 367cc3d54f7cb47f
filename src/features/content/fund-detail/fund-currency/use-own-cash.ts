import { useQuery } from '@tanstack/react-query'
import { queryHolding } from '#api/calls/asset.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { isSignedIn } from '#session/session.ts'

/** What the user has in the fund; `held` is null for who has nothing in it, or is not signed in. */
export function useOwnCash(fundCode: string) {
  const query = useQuery({ ...queryFor(queryHolding, { fundCode }), enabled: isSignedIn() })
  const { error } = query
  const absent = error instanceof CallRefused && error.retCode === RET.notFound
  return { held: absent ? null : (query.data ?? null), failed: error !== null && !absent, query }
}
