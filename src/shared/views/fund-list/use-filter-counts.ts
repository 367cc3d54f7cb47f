import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { countFunds } from '#api/calls/fund-rule.ts'
import { queryFor } from '#api/query.ts'
import type { FilterKey } from './fund-filters.ts'
import { narrowing } from './rule-request.ts'
import type { ListedFunds } from './use-ruled-list.ts'

/** The number of funds that each option leaves, which is requested once a filter is opened. */
export function useFilterCounts({ ruleId, filters, conditions }: ListedFunds) {
  const [isCounted, setCounted] = useState(false)
  const { data } = useQuery({
    ...queryFor(countFunds, { ruleId, ...narrowing(filters), ...conditions }),
    enabled: isCounted,
  })
  return {
    request: () => setCounted(true),
    countOf: (key: FilterKey, option: string) => countIn(data, key, option),
  }
}

type Counts = v.InferOutput<typeof countFunds.payload>

/** Returns how many funds an option leaves; undefined where it is not known. */
function countIn(counts: Counts | undefined, key: FilterKey, option: string): number | undefined {
  const rows: readonly { readonly key: string | number; readonly total: number }[] | undefined =
    key === 'type'
      ? counts?.byType
      : key === 'risk'
        ? counts?.byRisk
        : key === 'theme'
          ? counts?.byTheme
          : undefined
  if (counts === undefined || rows === undefined) return undefined
  if (option !== 'all') return rows.find((row) => String(row.key) === option)?.total ?? 0
  return counts.byCondition.find((row) => row.key === key)?.total ?? counts.total
}
