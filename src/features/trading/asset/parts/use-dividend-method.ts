import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setDividendMethod } from '#api/calls/transaction.ts'
import { rereadAll } from '#api/reread.ts'
import { expectedText } from '#shared/parts/dates/planned-day.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import { toast } from '#ui/base/toast.ts'

const SET = submissionCall(setDividendMethod, {
  ...PASSWORD_ROWS,
  notFound: GENERAL,
  tokenExpired: GENERAL,
})

export interface MethodChange {
  readonly fundCode: string
  readonly bankSerial: string
  readonly dividendMethod: '0' | '1'
}

/**
 * Applies for another dividend method, confirmed by the trading password. The random code for which
 * the password is sealed is retained until an answer arrives, so that a repeat after a lost answer
 * creates no second order.
 */
export function useDividendMethod() {
  const queries = useQueryClient()
  const [wish, setWish] = useState<MethodChange | null>(null)
  const changing = useSubmission({
    requiresPassword: true,
    call: async ({ seal, password }) =>
      wish && SET({ ...wish, ...(await seal({ transPwd: password })) }),
    idempotencyKey: JSON.stringify(wish),
    onDone(changed) {
      const day = changed?.transactionCfmDate
      toast.show(
        `分红方式变更已提交${day === undefined ? '' : `，${expectedText(day, 'near')} 确认`}`,
      )
    },
    onSettled: () => void rereadAll(queries),
    words: { unknown: { at: 'dialog', text: noAnswer('请稍后查看分红方式，确认是否已经变更') } },
    repeatable: true,
  })

  return {
    wish: changing.asking ? wish : null,
    error: changing.problem('password'),
    start(next: MethodChange) {
      setWish(next)
      return changing.start()
    },
    apply: changing.enter,
    cancel: changing.cancel,
  }
}
