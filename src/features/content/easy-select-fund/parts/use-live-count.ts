import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { countFunds } from '#api/calls/fund-rule.ts'
import { queryFor } from '#api/query.ts'
import { conditionsOf, type Selection } from '#domain/fund/rule/chips.ts'
import type { FundRiskLevel } from '#domain/identity/risk.ts'

/** The rule whose funds are chosen from. */
export const PICK = 'pick'

/** The pause after the last tap before funds are counted, in ms. */
const REST_MS = 250

/**
 * Returns how many funds fit the chips. Only an answer to the present ones is given: while taps go
 * on or an answer is under way there is none, and an older one that arrives late is dropped.
 */
export function useLiveCount(selection: Selection, cap: FundRiskLevel | null) {
  const present = selection.join('_')
  const [rested, setRested] = useState(present)
  const isCurrent = rested === present
  useEffect(() => {
    const timer = setTimeout(() => setRested(present), REST_MS)
    return () => clearTimeout(timer)
  }, [present])
  const query = useQuery({
    ...queryFor(countFunds, { ruleId: PICK, ...conditionsOf(selection, cap) }),
    enabled: isCurrent,
  })
  return {
    counts: isCurrent ? query.data : undefined,
    failed: isCurrent && query.isError,
    retry: query.refetch,
  }
}
