import { useQueryClient } from '@tanstack/react-query'
import { claimMilestone, queryMilestones } from '#api/calls/coupons/newcomer.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import type { Milestone } from '#domain/campaign/newcomer-milestones.ts'
import { useReward } from '#shared/engines/reward/use-reward.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

/** Says that the view is outdated: its words, then what there is. */
const CHANGED = { at: 'toast', action: 'reread' } as const

const CLAIM = submissionCall(claimMilestone, {
  cannotJoin: CHANGED,
  notEarned: CHANGED,
  alreadyClaimed: CHANGED,
  activityOver: CHANGED,
})

/** Claims what a milestone brings; whether a lost claim was made, the milestones say. */
export function useMilestoneClaim(milestone: Milestone) {
  const queries = useQueryClient()
  const showReward = useReward()
  return useSubmission({
    repeatable: true,
    call: () => CLAIM({ milestone }),
    askOutcome: async () => {
      const { milestones } = await fetchOrThrow(queryMilestones, {})
      return milestones.some((it) => it.milestone === milestone && it.state === 'claimed')
    },
    onDone: async (payload) => {
      await rereadAll(queries)
      if (payload !== null) await showReward(`milestone ${milestone}`, payload.reward)
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
}
