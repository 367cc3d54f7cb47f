import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import {
  claimInviteChallenge,
  queryInviteeHome,
  startInviteChallenge,
} from '#api/calls/activities/invite.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const
const START = submissionCall(startInviteChallenge, { notFound: CHANGED, cannotJoin: CHANGED })
const CLAIM = submissionCall(claimInviteChallenge, {
  notFound: CHANGED,
  notEarned: CHANGED,
  alreadyClaimed: CHANGED,
  activityOver: CHANGED,
})

/** Begins and collects the income challenge; after a lost answer its state is read again. */
export function useChallenge(campaignId: string) {
  const queries = useQueryClient()
  const stateNow = async () =>
    (await fetchOrThrow(queryInviteeHome, { campaignId })).challenge?.state ?? null
  const reread = () => rereadAll(queries)
  const starting = useSubmission({
    repeatable: true,
    call: () => START({ campaignId }),
    askOutcome: async () => (await stateNow()) !== null,
    onDone: async () => {
      await reread()
      toast.show('挑战已开始')
    },
    words: { notDone: { at: 'toast', text: '没有开始，请再试一次' } },
    actions: { reread },
  })
  const claiming = useSubmission({
    repeatable: true,
    call: () => CLAIM({ campaignId }),
    askOutcome: async () => (await stateNow()) === 'paid',
    onDone: async (paid) => {
      await reread()
      toast.show(paid === null ? '已领取' : `+${unitAmount(paid.coins, 'plain')} 金币`)
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread },
  })
  return { starting, claiming }
}
