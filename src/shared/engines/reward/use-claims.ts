import { useRef } from 'react'
import type { SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const

/** The refusals of a claim: what is shown is outdated, and is read again. */
export const CLAIM_ENDS = {
  notFound: CHANGED,
  activityOver: CHANGED,
  activityPaused: CHANGED,
  cannotJoin: CHANGED,
  notEarned: CHANGED,
  // By another device: it is shown as claimed, and announced there.
  alreadyClaimed: { at: 'none', action: 'reread' },
} as const

interface Setup<Claim, P> {
  readonly send: (claim: Claim) => SubmissionCall<P, never, 'reread'>
  /** Resolves with whether a claim whose answer was lost has been made. */
  readonly isClaimed: (claim: Claim) => Promise<boolean>
  /** Says what a claim has brought; null where its answer was lost. */
  readonly announce: (claim: Claim, payload: P | null) => unknown
  readonly reread: () => Promise<unknown>
}

/** Claims rewards of a list by hand, one at a time and each once. */
export function useClaims<Claim, P>({ send, isClaimed, announce, reread }: Setup<Claim, P>) {
  const wish = useRef<Claim | null>(null)
  const claiming = useSubmission<P, never, 'reread'>({
    repeatable: true,
    call: () => (wish.current === null ? null : send(wish.current)),
    askOutcome: async () => wish.current !== null && isClaimed(wish.current),
    onDone: async (payload) => {
      if (wish.current !== null) await announce(wish.current, payload)
      await reread()
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: async () => void (await reread()) },
  })
  return async (claim: Claim) => {
    // The answer of the other is still to come.
    if (claiming.at === 'sending') return
    wish.current = claim
    await claiming.start()
  }
}
