import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { cancel, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { fetchOrThrow } from '#api/query.ts'
import type { queryTransactionDetail } from '#api/calls/transaction.ts'
import { rereadAll } from '#api/reread.ts'
import { useCurrent } from '#api/use-current.ts'
import { cancelPermission } from '#domain/order/cancel-permission.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'
import { cancelQuestion } from './cancel-words.ts'

/**
 * The time between two fetches of the permission to cancel, because the cut-off may pass, and of an
 * unknown outcome, in ms.
 */
const ASK_MS = 15_000
const ASK_UNKNOWN_MS = 5_000

const CANCEL = submissionCall(cancel, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  notCancellable: GENERAL,
  tokenExpired: GENERAL,
})

export type OrderDetail = v.InferOutput<typeof queryTransactionDetail.payload>

const mayCancel = ({ record, serverTime }: OrderDetail): boolean =>
  cancelPermission({ ...record, tradeDay: record.transactionDate }, serverTime) === 'allowed'

/**
 * The outcome of a cancellation whose answer was lost. `no`: the provider never received it, so the
 * user may try again.
 */
export type LostAnswer = 'none' | 'unknown' | 'no'

/**
 * Cancels an order before its cut-off: a question with the refund, then the trading password.
 * Cancelling is idempotent at the provider; after a lost answer the order's state is fetched until
 * it is known.
 */
export function useCancel(applyNo: string, order: OrderDetail | undefined) {
  const queries = useQueryClient()
  /** The number of answers that were lost; each has its own follow-up query. */
  const [lost, setLost] = useState(0)
  const allowed = order !== undefined && mayCancel(order)
  const offer = useCurrent(
    isShowCancelBtn,
    { applyNo },
    { enabled: allowed, refetchInterval: ASK_MS },
  )
  const followUp = useQuery({
    queryKey: [queryIsCancel.name, { applyNo }, lost],
    queryFn: ({ signal }) => fetchOrThrow(queryIsCancel, { applyNo }, { signal }),
    enabled: lost > 0,
    refetchInterval: ({ state }) => (state.data ? false : ASK_UNKNOWN_MS),
  })
  const found = followUp.data
  useEffect(() => {
    if (found) void rereadAll(queries, ({ queryKey }) => queryKey[2] !== lost)
  }, [found, lost, queries])

  const terms = offer.data?.showFlag === '1' && allowed ? offer.data : null

  const cancelling = useSubmission({
    async check() {
      if (terms === null || order === undefined) return false
      const answer = await dialog.confirm({
        ...cancelQuestion(order.record, terms, order.serverTime),
        confirmText: '继续撤单',
        cancelText: '暂不撤单',
      })
      return answer === 'confirm'
    },
    requiresPassword: true,
    call: async ({ seal, password }) =>
      CANCEL({ applyNo, ...(await seal({ transPwd: password })) }),
    onDone: () => toast.show('撤单成功'),
    // The order may be cancelled.
    onUnknown: () => setLost(lost + 1),
    onSettled: () => void rereadAll(queries),
    repeatable: true,
  })

  const lostAnswer: LostAnswer =
    lost === 0 || found?.cancelFlag === '1' ? 'none' : found === undefined ? 'unknown' : 'no'
  const check = () => void followUp.refetch()
  return {
    terms,
    start: () => cancelling.start(),
    asking: cancelling.asking,
    error: cancelling.problem('password'),
    apply: cancelling.enter,
    close: cancelling.cancel,
    lostAnswer,
    check,
  }
}

export type Cancelling = ReturnType<typeof useCancel>
