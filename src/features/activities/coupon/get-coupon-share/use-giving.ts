import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as v from 'valibot'
import { cancelGift, giveCoupon, queryCoupon } from '#api/calls/coupons/coupon.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

export type Given = v.InferOutput<typeof queryCoupon.payload>

const CHANGED = { at: 'toast', action: 'reread' } as const
const GIVE = submissionCall(giveCoupon, { notFound: CHANGED, couponUnusable: CHANGED })
const WITHDRAW = submissionCall(cancelGift, { notFound: CHANGED, alreadyClaimed: CHANGED })

/** Offers an own coupon, and takes the offer back. */
export function useGiving({ coupon: { cardId }, gift }: Given) {
  const queries = useQueryClient()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const isOffered = async () => (await fetchOrThrow(queryCoupon, { cardId })).gift !== null
  const actions = { reread: () => rereadAll(queries) }
  const giving = useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => GIVE({ cardId, requestNo }),
    askOutcome: isOffered,
    onDone: async () => {
      setRequestNo(newRequestNo())
      await rereadAll(queries)
    },
    words: { notDone: { at: 'toast', text: '没有生成礼物，请再试一次' } },
    actions,
  })
  const withdrawing = useSubmission({
    repeatable: true,
    check: async () =>
      (await dialog.confirm({
        content: '撤回后好友不能再领取，券会回到卡券中心',
        confirmText: '撤回',
        cancelText: '不撤回',
      })) === 'confirm',
    call: () => (gift === null ? null : WITHDRAW({ giftCode: gift.giftCode })),
    askOutcome: async () => !(await isOffered()),
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已撤回')
    },
    words: { notDone: { at: 'toast', text: '没有撤回成功，请再试一次' } },
    actions,
  })
  return { giving, withdrawing }
}
