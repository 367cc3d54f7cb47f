import { useQuery } from '@tanstack/react-query'
import { listBills } from '#api/calls/activities/annual-bill.ts'
import { queryFor } from '#api/query.ts'
import { billYears, type BillYear } from '#domain/bill/bill-editions.ts'

/** The years that have a story and of which the user has a bill; undefined while that is asked. */
export function useBillYears(enabled = true): readonly BillYear[] | undefined {
  const bills = useQuery({ ...queryFor(listBills, {}), enabled })
  if (!enabled || bills.isError) return []
  return bills.data && billYears(bills.data.years)
}
