import { useRef } from 'react'
import { fetchOrThrow } from '#api/query.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import type { Challenge } from './challenges.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const

const ENDS = {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  notEarned: CHANGED,
  // By another device: it is shown as claimed, and announced there.
  alreadyClaimed: { at: 'none', action: 'reread' },
} as const

/** Claims a step of the challenge, once; what it has brought is announced. */
export function useChallengeClaim(
  { calls }: Challenge,
  activityId: string,
  reread: () => Promise<unknown>,
) {
  const stepId = useRef('')
  const show = useReward()
  const claim = useSubmission({
    repeatable: true,
    call: () => submissionCall(calls.claim, ENDS)({ activityId, stepId: stepId.current }),
    askOutcome: async () => {
      const { steps } = await fetchOrThrow(calls.home, { activityId })
      return steps.some((it) => it.stepId === stepId.current && it.state === 'claimed')
    },
    actions: { reread: async () => void (await reread()) },
    onDone: async (payload) => {
      if (payload === null) toast.show('奖励已领取')
      else await show(`${activityId}:${stepId.current}`, payload.reward)
      await reread()
    },
    words: { notDone: { at: 'toast', text: '还没有领取成功，请再试一次' } },
  })
  return async (step: string) => {
    // One at a time: the answer of the other is still to come.
    if (claim.at === 'sending') return
    stepId.current = step
    await claim.start()
  }
}
