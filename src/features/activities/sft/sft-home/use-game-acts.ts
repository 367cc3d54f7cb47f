import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { receiveGameMoney, updateRewardStatus } from '#api/calls/trading-game.ts'
import { rereadAll } from '#api/reread.ts'
import { useReward } from '#shared/reward/use-reward.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { toast } from '#ui/overlays/toast.ts'

const JOIN = submissionCall(receiveGameMoney, {
  notFound: GENERAL,
  activityOver: GENERAL,
  cannotJoin: GENERAL,
  alreadyClaimed: GENERAL,
})
const CLAIM = submissionCall(updateRewardStatus, {
  notFound: GENERAL,
  notEarned: GENERAL,
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
    repeats: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的模拟资金为准') } },
  })
}

/** Claims a reward of a game once. */
export function useClaiming(activityId: string) {
  const queries = useQueryClient()
  const tellReward = useReward()
  const [rewardId, setRewardId] = useState('')
  const claiming = useSubmission({
    call: () => CLAIM({ activityId, rewardId }),
    async onDone(claimed) {
      if (claimed !== null) await tellReward(`${activityId}:${rewardId}`, claimed.reward)
    },
    onSettled: () => rereadAll(queries),
    repeats: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的奖励状态为准') } },
  })
  return {
    busy: claiming.at === 'sending' ? rewardId : null,
    claim(wish: string) {
      setRewardId(wish)
      return claiming.start()
    },
  }
}
