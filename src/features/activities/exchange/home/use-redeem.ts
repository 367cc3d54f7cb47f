import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queryExchange, redeemCode } from '#api/calls/coupons/exchange.ts'
import { fetchIfFound } from '#api/query.ts'
import { rereadAll } from '#api/reread.ts'
import { exchangePaths } from '#paths/activities/exchange.ts'
import { useRealName } from '#shared/engines/person/use-real-name.ts'
import { newRequestNo } from '#shared/engines/proof/request-number.ts'
import { submissionCall } from '#shared/engines/submission/submission-call.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'

/** The field shows what is wrong with its code; another code is another request. */
const IN_FIELD = { at: 'none', action: 'say' } as const

const REDEEM = submissionCall(redeemCode, {
  codeInvalid: IN_FIELD,
  tooOften: IN_FIELD,
  soldOut: IN_FIELD,
  cannotJoin: { at: 'dialog', offer: { text: '去认证', action: 'verify' } },
})

/** Exchanges a code once: one number as long as it is not known whether that was done. */
export function useRedeem(code: string, say: (text: string) => void) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const verify = useRealName()
  const [asked, setAsked] = useState(() => ({ code, requestNo: newRequestNo() }))
  // Another code is another request, also where it is not known what became of the first.
  if (asked.code !== code) setAsked({ code, requestNo: newRequestNo() })
  const { requestNo } = asked
  const renew = () => setAsked({ code, requestNo: newRequestNo() })
  return useSubmission({
    idempotencyKey: requestNo,
    repeatable: true,
    call: () => REDEEM({ code, requestNo }),
    askOutcome: async () => (await fetchIfFound(queryExchange, { requestNo })) ?? false,
    onDone: async (payload) => {
      renew()
      void rereadAll(queries)
      if (payload === null) return
      const { exchangeId } = payload.exchange
      await navigate(exchangePaths.result.to({ exchangeId }))
    },
    words: {
      unknown: { at: 'dialog', text: '没有收到兑换结果，请稍后在兑换记录中查看' },
      notDone: { at: 'toast', text: '没有兑换成功，请再试一次' },
    },
    actions: {
      say: (_refused, text) => {
        renew()
        say(text)
      },
      verify: async () => void (await verify()),
    },
  })
}
