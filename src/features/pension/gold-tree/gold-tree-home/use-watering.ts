import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listGoldTreeRecords, queryGoldTree, waterGoldTree } from '#api/calls/gold/tree.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import { STAGE_WORDS } from '../parts/tree-words.ts'

const SAID = { at: 'toast' } as const
const waterCall = submissionCall(waterGoldTree, {
  notFound: SAID,
  activityOver: SAID,
  notEarned: SAID,
  limitReached: SAID,
})

/** Waters once a tap: the number of a tap whose answer was lost is sent again with the next one. */
export function useWatering(activityId: string) {
  const client = useQueryClient()
  const [requestNo, setRequestNo] = useState(newRequestNo)
  return useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => waterCall({ activityId, requestNo }),
    onDone: (payload) => {
      setRequestNo(newRequestNo())
      if (payload !== null && payload.reached !== null) {
        toast.show(`长成${STAGE_WORDS[payload.reached]}，可以领取奖励`)
      }
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: [queryGoldTree.name] })
      void client.invalidateQueries({ queryKey: [listGoldTreeRecords.name] })
    },
    words: { unknown: { at: 'toast', text: '没有收到结果，再点一次不会多浇' } },
  })
}
