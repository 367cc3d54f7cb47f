import { useQueryClient } from '@tanstack/react-query'
import { receiveGameMoney } from '#api/calls/trading-game.ts'
import { rereadAll } from '#api/reread.ts'
import { agreeToBeNamed } from '#shared/views/contest/use-anonymity.ts'
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

interface Joining {
  readonly activityId: string
  readonly inviteCode: string | undefined
  /** True if the user agrees to be named in the ranking. */
  readonly named: boolean
}

/** Joins a game once, by the invitation of its address. */
export function useJoining({ activityId, inviteCode, named }: Joining) {
  const queries = useQueryClient()
  const tellReward = useReward()
  return useSubmission({
    call: () => JOIN({ activityId, ...(inviteCode === undefined ? {} : { inviteCode }) }),
    async onDone(joined) {
      toast.show('已领取模拟资金')
      if (named) await agreeToBeNamed()
      const reward = joined?.reward ?? null
      if (reward !== null) await tellReward(`${activityId}:join`, reward)
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的模拟资金为准') } },
  })
}
