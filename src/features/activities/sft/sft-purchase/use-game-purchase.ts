import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { buyGameFund, mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { CallRefused } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { sftPaths } from '#paths/activities/sft.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft } from '#session/draft.ts'
import { acceptsDay } from '#shared/order-form/cut-off-moved.ts'
import { useFresh } from '#shared/order/use-fresh.ts'
import { GENERAL, submissionCall } from '#shared/submission/submission-call.ts'
import { noAnswer } from '#shared/submission/submission-words.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { sameGame, type GameInput } from '../parts/game.ts'
import { gameDay, type GamePurchase } from './game-purchase.ts'

const BUY = submissionCall(buyGameFund, {
  notFound: GENERAL,
  activityOver: GENERAL,
  cannotJoin: GENERAL,
  gameMoneyShort: GENERAL,
  amountOutOfRange: GENERAL,
})

interface Setup {
  readonly input: GameInput
  readonly order: GamePurchase | null
  /** The trading day that the form shows. */
  readonly tradeDate: string
  readonly draftKey: string
}

/** Whether the position has a trade of this number. Rejects without an answer. */
async function isPlaced({ activityId, fundCode, requestNo }: GamePurchase['input']) {
  try {
    const { trades } = await fetchOrThrow(mncjActivityHdMncjPositionDetails, {
      activityId,
      fundCode,
    })
    return trades.some((it) => it.requestNo === requestNo)
  } catch (failure) {
    if (failure instanceof CallRefused && failure.retCode === RET.notFound) return false
    throw failure
  }
}

/** Sends a simulated purchase once: its number stays until there is an answer. */
export function useGamePurchase({ input, order, tradeDate, draftKey }: Setup) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const fresh = useFresh()
  return useSubmission({
    async check() {
      if (order === null) return false
      const now = await fresh(queryFundOne, { fundCode: order.input.fundCode })
      return now.tradeDate === tradeDate || acceptsDay(gameDay(now), '模拟买入')
    },
    call: () => order && BUY(order.input),
    askOutcome: async () => order !== null && isPlaced(order.input),
    onDone() {
      if (order === null) return
      const { fundCode, requestNo } = order.input
      dropDraft(sessionStore, draftKey)
      void navigate(sftPaths.sftPurchaseSuccess.to({ ...sameGame(input), fundCode, requestNo }), {
        replace: true,
      })
    },
    onSettled: () => rereadAll(queries),
    repeats: true,
    words: {
      unknown: { at: 'dialog', text: noAnswer('请再试一次，不会重复买入') },
      notDone: { at: 'dialog', text: '服务没有收到这笔模拟委托，模拟资金没有变化，请再试一次' },
    },
  })
}
