import { useQuery } from '@tanstack/react-query'
import { listPlanRecords } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { failuresText, type Plan } from '#shared/parts/plan/plan-words.ts'

/**
 * Returns how many debits of a plan have failed in a row, with the reason of the last; null for
 * none.
 */
export function useFailures(plan: Plan): string | null {
  const text = plan.status === 'terminated' ? null : failuresText(plan)
  const records = useQuery({
    ...queryFor(listPlanRecords, { planNo: plan.planNo, page: 1, size: 10 }),
    enabled: text !== null,
  })
  if (text === null) return null
  const reason = records.data?.records.find(({ state }) => state === 'failed')?.reason ?? ''
  return `${text}${reason === '' ? '' : `：${reason}`}。满 3 次计划自动结束，结束后不能恢复`
}
