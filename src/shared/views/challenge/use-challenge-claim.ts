import { fetchOrThrow } from '#api/query.ts'
import { CLAIM_ENDS, useClaims } from '#shared/engines/reward/use-claims.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { toast } from '#ui/base/toast.ts'
import type { Challenge } from './challenges.ts'

const { cannotJoin: _, ...ENDS } = CLAIM_ENDS

/** Claims a step of the challenge, once; what it has brought is announced. */
export function useChallengeClaim(
  { calls }: Challenge,
  activityId: string,
  reread: () => Promise<unknown>,
) {
  const show = useReward()
  return useClaims({
    send: (stepId: string) => submissionCall(calls.claim, ENDS)({ activityId, stepId }),
    isClaimed: async (stepId) => {
      const { steps } = await fetchOrThrow(calls.home, { activityId })
      return steps.some((it) => it.stepId === stepId && it.state === 'claimed')
    },
    announce: (stepId, payload) =>
      payload === null ? toast.show('已领取') : show(`${activityId}:${stepId}`, payload.reward),
    reread,
  })
}
