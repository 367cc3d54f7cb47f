import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryHolding } from '#api/calls/asset.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { queryFor } from '#api/query.ts'

export type Holding = v.InferOutput<typeof queryHolding.payload>

/** One holding. `held` is null where the user does not hold the fund, which is not an error. */
export function useHolding(fundCode: string, { enabled = true } = {}) {
  const query = useQuery({ ...queryFor(queryHolding, { fundCode }), enabled })
  const absent = query.error instanceof CallRefused && query.error.retCode === RET.notFound
  const held = absent ? null : query.data
  return {
    data: held === undefined ? undefined : { held },
    isPending: query.isPending,
    isLoading: query.isLoading,
    error: absent ? null : query.error,
    dataUpdatedAt: absent ? query.errorUpdatedAt : query.dataUpdatedAt,
    refetch: query.refetch,
  }
}
