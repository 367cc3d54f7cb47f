import { useQueryClient } from '@tanstack/react-query'
import { mncjActivityHdMncjPositionDetails } from '#api/calls/game-trading.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { fetchIfFound } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDraft } from '#session/draft.ts'
import { acceptsDay } from '#shared/engines/order/send/ask-day.ts'
import { useFresh } from '#api/use-fresh.ts'
import type { SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { gameDay } from './game-day.ts'

interface Named {
  readonly activityId: string
  readonly fundCode: string
  readonly requestNo: string
}

interface Setup<I extends Named> {
  /** Null while the form is incomplete. */
  readonly order: { readonly input: I } | null
  readonly call: (input: I) => SubmissionCall<unknown>
  readonly verb: '模拟买入' | '模拟卖出'
  /** The trading day that the form shows. */
  readonly tradeDate: string
  readonly draftKey: string
  /** Asks the last question. Resolves to whether to go on. */
  readonly question?: (input: I) => Promise<boolean>
  /** The address of the result. */
  readonly result: (input: I) => string
}

/** Returns whether the position has a trade of this number. Rejects without an answer. */
async function isPlaced({ activityId, fundCode, requestNo }: Named): Promise<boolean> {
  const position = await fetchIfFound(mncjActivityHdMncjPositionDetails, { activityId, fundCode })
  return position !== null && position.trades.some((it) => it.requestNo === requestNo)
}

/** Sends a simulated order once: its number stays until there is an answer. */
export function useGameOrder<I extends Named>(setup: Setup<I>) {
  const { order, call, verb, tradeDate, draftKey, question, result } = setup
  const replace = useReplace()
  const queries = useQueryClient()
  const fresh = useFresh()
  const sending = useSubmission({
    async check() {
      if (order === null) return false
      const now = await fresh(queryFundOne, { fundCode: order.input.fundCode })
      if (now.tradeDate !== tradeDate && !(await acceptsDay(gameDay(now), verb))) return false
      return question === undefined || question(order.input)
    },
    call: () => order && call(order.input),
    askOutcome: async () => order !== null && isPlaced(order.input),
    onDone() {
      if (order === null) return
      dropDraft(sessionStore, draftKey)
      replace(result(order.input))
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
