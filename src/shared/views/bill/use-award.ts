import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import { claimBillAward, queryBill } from '#api/calls/activities/annual-bill.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import type { BillYear } from '#domain/bill/bill-editions.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'
import type { Bill } from './bill.ts'

const CHANGED = { at: 'toast', action: 'reread' } as const
const CLAIM = submissionCall(claimBillAward, {
  notFound: CHANGED,
  notEarned: CHANGED,
  activityOver: CHANGED,
  alreadyClaimed: CHANGED,
})

/** Claims the coins of a year's award; a lost answer is settled by the bill itself. */
export function useAward(year: BillYear) {
  const queries = useQueryClient()
  const claiming = useSubmission({
    repeatable: true,
    call: () => CLAIM({ year }),
    askOutcome: async () => {
      const { bill } = await fetchOrThrow(queryBill, { year })
      return bill?.award?.state === 'claimed'
    },
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已领取，金币已入账')
    },
    words: { notDone: { at: 'toast', text: '没有领取成功，请再试一次' } },
    actions: { reread: () => rereadAll(queries) },
  })
  return { busy: claiming.at === 'sending', claim: () => claiming.start() }
}

/** Returns where the coins of an award are, in short facts. */
export function awardFacts({
  state,
  claimedAt,
  claimUntil,
  coins,
}: NonNullable<Bill['award']>): readonly string[] {
  switch (state) {
    case 'open':
      return [`${unitAmount(coins, 'plain')} 金币可领`, `至 ${formatDate(claimUntil)}`]
    case 'claimed':
      return [`${unitAmount(coins, 'plain')} 金币已领取`, formatDate(claimedAt)]
    case 'closed':
      return [`${unitAmount(coins, 'plain')} 金币领取已截止`, formatDate(claimUntil)]
  }
}
