import { useMemo } from 'react'
import { byMonth, type MonthRow } from '#domain/ledger/lines.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'

/** The same list with the month that each row begins; rows are the same until the list changes. */
export function useMonthList<Row extends { readonly time: string }>(
  list: EndlessList<Row>,
): EndlessList<MonthRow<Row>> {
  const { data } = list
  const rows = useMemo(() => (data === undefined ? undefined : byMonth(data)), [data])
  return { ...list, data: rows }
}
