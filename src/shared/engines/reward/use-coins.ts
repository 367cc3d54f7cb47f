import { useInfiniteQuery } from '@tanstack/react-query'
import { listGoldRecords } from '#api/calls/gold/mall.ts'
import { pagesFor } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'

/** The first page of the records of coins, which has their balance and serves their screen. */
export function useCoins(enabled = true) {
  const { data, isPending, error, refetch } = useInfiniteQuery({
    ...pagesFor(listGoldRecords, {}),
    enabled,
    ...EACH_VISIT,
    refetchOnMount: 'always',
  })
  return { data: data?.pages[0], isPending, error, refetch }
}
