import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { cancelPrivateContract, listPrivateContracts } from '#api/calls/private-plan.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { Contract } from '../parts/private-steps.ts'

const CANCEL = submissionCall(cancelPrivateContract, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  notCancellable: GENERAL,
  tokenExpired: GENERAL,
})

/** Cancels a contract before its visit: a question with the refund, then the trading password. */
export function useCancelling({ contractNo, arriveTime, payment }: Contract) {
  const queries = useQueryClient()
  const [requestNo] = useState(newRequestNo)
  return useSubmission({
    check: () =>
      dialog.confirmed({
        title: '确认解除合同',
        content:
          arriveTime === null
            ? '解除后合同终止。已汇出未到账的款项会退回'
            : `解除后合同终止，${formatAmount(payment)} 元全额退回原付款卡`,
        confirmText: '解除',
        danger: true,
      }),
    requiresPassword: true,
    idempotencyKey: requestNo,
    call: async ({ seal, password }) =>
      CANCEL({ requestNo, contractNo, ...(await seal({ transPwd: password })) }),
    async askOutcome() {
      const { contracts } = await fetchOrThrow(listPrivateContracts, {})
      return contracts.some((it) => it.contractNo === contractNo && it.state === 'cancelled')
    },
    onDone: () => toast.show('合同已解除'),
    onSettled: () => rereadAll(queries),
    repeatable: true,
  })
}
