import { useQueryClient } from '@tanstack/react-query'
import { mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { fetchIfFound } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft } from '#session/draft.ts'
import { acceptsDay } from '#shared/engines/order/send/ask-day.ts'
import { askQuestions } from '#shared/engines/order/send/ask-questions.ts'
import type { OrderOptions, TradingDay } from '#shared/engines/order/send/order-options.ts'
import { useQuestionScreen } from '#shared/engines/order/send/use-question-screen.ts'
import { dialogCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'

interface GameTrade {
  readonly activityId: string
  readonly fundCode: string
  readonly requestNo: string
}

interface GameOrderOptions extends Pick<OrderOptions, 'order' | 'draftKey' | 'resultPath'> {
  readonly tradingDay: TradingDay
  /** The trade that the order becomes, which identifies it. */
  readonly trade: GameTrade
}

/** Returns whether the position has a trade of this number. Rejects without an answer. */
async function isPlaced({ activityId, fundCode, requestNo }: GameTrade): Promise<boolean> {
  const position = await fetchIfFound(mncjActivityHdMncjPositionDetails, { activityId, fundCode })
  return position !== null && position.trades.some((it) => it.requestNo === requestNo)
}

/** Sends a simulated order once, without a password: its number stays until there is an answer. */
export function useGameOrder(options: GameOrderOptions) {
  const { order, draftKey, resultPath, tradingDay, trade } = options
  const replace = useReplace()
  const queries = useQueryClient()
  const screen = useQuestionScreen()
  const sending = useSubmission({
    async check() {
      if (order === null) return false
      const { displayed, verb, current } = tradingDay
      const day = await current(screen.fresh)
      if (day.tradeDate !== displayed.tradeDate && !(await acceptsDay(day, verb))) return false
      return (await askQuestions(options, screen)) !== null
    },
    call: () => order && dialogCall(order.endpoint)(order.input),
    askOutcome: async () => order !== null && isPlaced(trade),
    onDone() {
      if (order === null) return
      dropDraft(sessionStore, draftKey)
      replace(resultPath(trade.requestNo))
    },
    onSettled: () => rereadAll(queries),
    repeatable: true,
    words: {
      unknown: { at: 'dialog', text: noAnswer('请再试一次，不会重复提交') },
      notDone: { at: 'dialog', text: '服务没有收到这笔模拟委托，您的模拟资产没有变化，请再试一次' },
    },
  })
  return { start: () => sending.start(), busy: BUSY.has(sending.at) }
}

const BUSY: ReadonlySet<string> = new Set(['checking', 'sending', 'askingOutcome'])
