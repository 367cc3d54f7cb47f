import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type * as v from 'valibot'
import { queryRandomCode } from '#api/calls/account.ts'
import { cancel, isShowCancelBtn, queryIsCancel } from '#api/calls/cancel.ts'
import { send, CallRefused } from '#api/client.ts'
import { fetchOrThrow, queryFor } from '#api/query.ts'
import type { queryTransactionDetail } from '#api/calls/transaction.ts'
import { rereadAll } from '#api/reread.ts'
import { cancelPermission } from '#domain/order/cancel-permission.ts'
import { providerPublicKey } from '#platform/build-env.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import { cancelQuestion } from './cancel-words.ts'

/**
 * How often the permission to cancel is fetched again, because the cut-off may pass; and how often
 * an unknown outcome is, in ms.
 */
const ASK_MS = 15_000
const ASK_UNKNOWN_MS = 5_000

export type OrderDetail = v.InferOutput<typeof queryTransactionDetail.payload>

const mayCancel = ({ record, serverTime }: OrderDetail): boolean =>
  cancelPermission({ ...record, tradeDay: record.transactionDate }, serverTime) === 'allowed'

/**
 * The outcome of a cancellation whose answer was lost. `no`: the provider never received it, so the
 * user may try again.
 */
export type LostAnswer = 'none' | 'unknown' | 'no'

/**
 * Cancels an order before its cut-off: a question with the refund, then the trading password.
 * Cancelling is idempotent at the provider; after a lost answer the order's state is fetched until
 * it is known.
 */
export function useCancel(applyNo: string, order: OrderDetail | undefined) {
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  const [error, setError] = useState('')
  /** How many answers were lost; each has its own follow-up query. */
  const [lost, setLost] = useState(0)
  const allowed = order !== undefined && mayCancel(order)
  const offer = useQuery({
    ...queryFor(isShowCancelBtn, { applyNo }),
    enabled: allowed,
    staleTime: 0,
    refetchInterval: ASK_MS,
  })
  const followUp = useQuery({
    queryKey: [queryIsCancel.name, { applyNo }, lost],
    queryFn: ({ signal }) => fetchOrThrow(queryIsCancel, { applyNo }, { signal }),
    enabled: lost > 0,
    refetchInterval: ({ state }) => (state.data ? false : ASK_UNKNOWN_MS),
  })
  const found = followUp.data
  useEffect(() => {
    if (found) void rereadAll(queries, ({ queryKey }) => queryKey[2] !== lost)
  }, [found, lost, queries])

  const terms = offer.data?.showFlag === '1' && allowed ? offer.data : null

  async function start() {
    if (terms === null || order === undefined) return
    const answer = await dialog.confirm({
      ...cancelQuestion(order.record, terms, order.serverTime),
      confirmText: '继续撤单',
      cancelText: '暂不撤单',
    })
    if (answer !== 'confirm') return
    setError('')
    setAsking(true)
    // Loaded now, so that there is no wait after the sixth digit.
    await import('#platform/crypto.ts').catch(() => null)
  }

  async function proof(password: string) {
    const { randomCode } = await fetchOrThrow(queryRandomCode, {})
    const { seal } = await import('#platform/crypto.ts')
    return { transPwd: seal(password, randomCode, providerPublicKey()), randomCode }
  }

  async function apply(password: string) {
    setError('')
    let proved: Awaited<ReturnType<typeof proof>>
    try {
      proved = await proof(password)
    } catch (failure) {
      const said = failure instanceof CallRefused ? failure.retMsg : ''
      return setError(said || '网络不通，撤单没有提交，请重新输入')
    }
    try {
      const answer = await send(cancel, { applyNo, ...proved })
      const refusal = answer.ok ? null : passwordRefusal(answer)
      if (refusal?.kind === 'wrong') return setError(refusal.text)
      setAsking(false)
      if (answer.ok) toast.show('撤单成功')
      else await dialog.alert({ content: answer.retMsg || '撤单没有被受理，请稍后再试' })
    } catch {
      // No answer: the order may be cancelled.
      setAsking(false)
      setLost(lost + 1)
    }
    void rereadAll(queries)
  }

  const lostAnswer: LostAnswer =
    lost === 0 || found?.cancelFlag === '1' ? 'none' : found === undefined ? 'unknown' : 'no'
  const check = () => void followUp.refetch()
  return { terms, start, asking, error, apply, close: () => setAsking(false), lostAnswer, check }
}

export type Cancelling = ReturnType<typeof useCancel>
