import { useCurrent } from '#api/use-current.ts'
import { useQuery } from '@tanstack/react-query'
import { getCMBAuthStatus, getCMBStatus, querySupportBankCards } from '#api/calls/bank.ts'
import { queryFor } from '#api/query.ts'
import { earlierSigning, type SigningPurpose } from '#domain/identity/payment-bank-return.ts'
import { now14 } from '#platform/clock.ts'
import { useAgreements } from '#shared/engines/agreement/use-agreements.ts'
import { combineQueries } from '#templates/combine-queries.ts'

/** Returns what the guide shows: the banks that sign by page, the last signing, the agreements. */
export function useGuideData(purpose: SigningPurpose) {
  const banks = useQuery(queryFor(querySupportBankCards, {}))
  const call = purpose === 'open' ? getCMBAuthStatus : getCMBStatus
  const status = useCurrent(call, {})
  const { query: agreements, agreed } = useAgreements('paymentBank')
  const complete =
    banks.data !== undefined && status.data !== undefined && agreements.data !== undefined
  const data = complete
    ? {
        banks: banks.data.banks.filter(({ signBy }) => signBy === 'page'),
        earlier: earlierSigning(status.data, now14()),
        updateTime: status.data.updateTime,
        remark: status.data.remark,
        protocols: agreements.data.protocols,
        agreed,
      }
    : undefined
  return combineQueries([banks, status, agreements], data)
}

export type GuideData = NonNullable<ReturnType<typeof useGuideData>['data']>
