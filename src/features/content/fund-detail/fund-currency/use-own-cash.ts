import { useQuery } from '@tanstack/react-query'
import { queryHolding } from '#api/calls/asset.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'
import { useAccount } from '../parts/use-account.ts'

/** What the user has in the fund; `held` is null for who has nothing in it, or no account. */
export function useOwnCash(fundCode: string) {
  const enabled = useAccount()
  const query = useQuery({ ...queryFor(queryHolding, { fundCode }), enabled })
  const { error } = query
  const absent = error instanceof CallRefused && error.retCode === RET.notFound
  return { held: absent ? null : (query.data ?? null), failed: error !== null && !absent, query }
}
