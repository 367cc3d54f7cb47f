import { queryOptions, useQuery } from '@tanstack/react-query'
import { queryBill } from '#api/calls/activities/annual-bill.ts'
import type { PrefetchCall } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import type { BillYear } from '#domain/bill/bill-editions.ts'
import { fetchKept } from '#shared/parts/copies/kept-calls.ts'

/** A user's bill; without a network the copy of it, where it was read in the last thirty days. */
const billQuery = (year: BillYear) =>
  queryOptions({
    queryKey: [queryBill.name, 'kept', year] as const,
    queryFn: ({ signal }) =>
      fetchKept(queryBill, { year }, { group: 'bill', name: String(year) }, { signal }),
    ...EACH_VISIT,
  })

export const useBill = (year: BillYear) => useQuery(billQuery(year))

export function prefetchBill(year: BillYear): PrefetchCall {
  const query = billQuery(year)
  return {
    name: queryBill.name,
    input: { year },
    fetch: (client) => client.prefetchQuery(query),
    cancel: (client) =>
      client.cancelQueries({ queryKey: query.queryKey, exact: true, type: 'inactive' }),
  }
}
