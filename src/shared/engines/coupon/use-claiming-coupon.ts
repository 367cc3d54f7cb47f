import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { claimCoupon, queryCouponBatch } from '#api/calls/coupons/coupon.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

/** Says that the view is outdated: its words, then what there is. */
const CHANGED = { at: 'toast', action: 'reread' } as const

const CLAIM = submissionCall(claimCoupon, {
  notFound: CHANGED,
  activityOver: CHANGED,
  soldOut: CHANGED,
  quotaUsed: CHANGED,
  cannotJoin: CHANGED,
})

/** Claims a coupon of a batch, once for a tap, however often that is sent. */
export function useClaimingCoupon(batchId: string, had: number) {
  const queries = useQueryClient()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  return useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => CLAIM({ batchId, requestNo }),
    askOutcome: async () => {
      const { batch } = await fetchOrThrow(queryCouponBatch, { batchId })
      return batch.own.length > had
    },
    onDone: async () => {
      setRequestNo(newRequestNo())
      await rereadAll(queries)
      toast.show('已放入卡券中心')
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
}
