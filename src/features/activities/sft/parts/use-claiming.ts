import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { updateRewardStatus } from '#api/calls/trading-game.ts'
import { rereadAll } from '#api/reread.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { GENERAL, submissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

const CLAIM = submissionCall(updateRewardStatus, {
  notFound: GENERAL,
  activityOver: GENERAL,
  notEarned: GENERAL,
  alreadyClaimed: GENERAL,
})

/** Claims a reward of a game once. */
export function useClaiming(activityId: string) {
  const queries = useQueryClient()
  const tellReward = useReward()
  const [rewardId, setRewardId] = useState('')
  // The tapped value is sent, drawn yet or not.
  const wished = useRef('')
  const claiming = useSubmission({
    call: () => CLAIM({ activityId, rewardId: wished.current }),
    async onDone(claimed) {
      if (claimed !== null) await tellReward(`${activityId}:${wished.current}`, claimed.reward)
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
    words: { unknown: { at: 'dialog', text: noAnswer('请以页面上的奖励状态为准') } },
  })
  return {
    busy: claiming.at === 'sending' ? rewardId : null,
    claim(wish: string) {
      wished.current = wish
      setRewardId(wish)
      return claiming.start()
    },
  }
}
