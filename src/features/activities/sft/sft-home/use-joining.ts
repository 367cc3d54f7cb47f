import { useQueryClient } from '@tanstack/react-query'
import { receiveGameMoney } from '#api/calls/trading-game.ts'
import { rereadAll } from '#api/reread.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

const JOIN = submissionCall(receiveGameMoney, {
  notFound: GENERAL,
  activityOver: GENERAL,
  cannotJoin: GENERAL,
  alreadyClaimed: GENERAL,
})

/** Joins a game once, by the invitation of its address. */
export function useJoining(activityId: string, inviteCode: string | undefined) {
  const queries = useQueryClient()
  const tellReward = useReward()
  return useSubmission({
    call: () => JOIN({ activityId, ...(inviteCode === undefined ? {} : { inviteCode }) }),
    async onDone(joined) {
      toast.show('已领取模拟资金')
      const reward = joined?.reward ?? null
      if (reward !== null) await tellReward(`${activityId}:join`, reward)
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的模拟资金为准') } },
  })
}
