import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { claimVipRight, listVipRights } from '#api/calls/vip/vip.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { RIGHT_ACTS } from '#domain/vip/vip-words.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import type { Right } from '../parts/TierLadder.tsx'

const CHANGED = { at: 'toast', action: 'reread' } as const
const CLAIM = submissionCall(claimVipRight, {
  notFound: CHANGED,
  activityOver: CHANGED,
  cannotJoin: CHANGED,
  quotaUsed: CHANGED,
})

/** Takes or books a right once: one number as long as it is not known whether that was done. */
export function useClaimingRight({ rightId, period, kind }: Right) {
  const queries = useQueryClient()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  const done = RIGHT_ACTS[kind]
  return useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => CLAIM({ rightId, period, requestNo }),
    askOutcome: async () => {
      const { rights } = await fetchOrThrow(listVipRights, {})
      return rights.some(({ claims }) => claims.some((it) => it.requestNo === requestNo))
    },
    onDone: async () => {
      setRequestNo(newRequestNo())
      await rereadAll(queries)
      toast.show(`已${done}`)
    },
    words: { notDone: { at: 'toast', text: `没有${done}成功，请再试一次` } },
    actions: {
      reread: async () => {
        setRequestNo(newRequestNo())
        await rereadAll(queries)
      },
    },
  })
}
