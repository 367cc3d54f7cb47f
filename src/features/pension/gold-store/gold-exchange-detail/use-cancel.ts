import { unitAmount } from '#domain/ledger/unit-words.ts'
import { useQueryClient } from '@tanstack/react-query'
import type * as v from 'valibot'
import { cancelGoldExchange, queryGoldExchange } from '#api/calls/gold/mall.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/base/toast.ts'

export type ExchangeDetail = v.InferOutput<typeof queryGoldExchange.payload>

const cancelCall = submissionCall(cancelGoldExchange, {
  notFound: { at: 'dialog', action: 'reread' },
  notCancellable: { at: 'dialog', text: '已经发货，不能取消', action: 'reread' },
})

/** Takes an exchange back, once it was confirmed; a lost answer is asked for. */
export function useCancel({ exchangeNo, coins }: ExchangeDetail) {
  const queries = useQueryClient()
  return useSubmission({
    check: async () =>
      (await dialog.confirm({
        content: `取消后 ${unitAmount(coins, 'plain')} 金币按原到期日退回，确定取消？`,
        confirmText: '取消兑换',
        cancelText: '不取消',
      })) === 'confirm',
    call: () => cancelCall({ exchangeNo }),
    askOutcome: async () =>
      (await fetchOrThrow(queryGoldExchange, { exchangeNo })).state === 'cancelled',
    onDone: async () => {
      await rereadAll(queries)
      toast.show('已取消，金币已退回')
    },
    words: {
      unknown: { at: 'dialog', text: '没有收到取消结果，请刷新后查看' },
      notDone: { at: 'dialog', text: '没有取消成功，请再试一次' },
    },
    actions: { reread: () => rereadAll(queries) },
  })
}
