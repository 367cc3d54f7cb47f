import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { claimInviteTask, listInviteTasks } from '#api/calls/activities/invite.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

interface Claim {
  readonly month: string
  readonly taskId: string
}

const CHANGED = { at: 'toast', action: 'reread' } as const
const CLAIM = submissionCall(claimInviteTask, {
  notFound: CHANGED,
  notEarned: CHANGED,
  alreadyClaimed: CHANGED,
})

/** Claims a task of a month; after a lost answer what was paid is read again. */
export function useClaimingTask() {
  const queries = useQueryClient()
  const wish = useRef<Claim | null>(null)
  const claiming = useSubmission({
    repeatable: true,
    call: () => wish.current && CLAIM(wish.current),
    askOutcome: async () => {
      const { months } = await fetchOrThrow(listInviteTasks, {})
      const claims = months.find(({ month }) => month === wish.current?.month)?.claims ?? []
      return claims.some(
        ({ taskId, state }) => taskId === wish.current?.taskId && state === 'claimed',
      )
    },
    onDone: async (paid) => {
      await rereadAll(queries)
      toast.show(paid === null ? '已领取' : `+${unitAmount(paid.coins, 'plain')} 金币`)
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
  const claim = (of: Claim) => {
    wish.current = of
    return claiming.start()
  }
  return { at: claiming.at, claim }
}
