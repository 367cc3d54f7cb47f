import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { setBankCardLimit, setMainBankCard } from '#api/calls/bank.ts'
import type { sealFields } from '#api/seal-fields.ts'
import { rereadAll } from '#api/reread.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { roundCent } from '#domain/money/money.ts'
import { cardName } from '#domain/bank/card-name.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { announceChange } from '#shared/engines/person/announce-change.ts'
import {
  GENERAL,
  PASSWORD_ROWS,
  submissionCall,
  type SubmissionCall,
} from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { toast } from '#ui/base/toast.ts'

type Proof = Awaited<ReturnType<typeof sealFields<'transPwd'>>>

/** An act that waits for the trading password. */
interface Asking {
  readonly subject: string
  readonly items: readonly KeyValueItem[]
  readonly done: string
  readonly act: (proof: Proof) => SubmissionCall<unknown>
}

const ROWS = { ...PASSWORD_ROWS, notFound: GENERAL, tokenExpired: GENERAL } as const
const MAKE_MAIN = submissionCall(setMainBankCard, { ...ROWS, cardUnavailable: GENERAL })
const SET_LIMITS = submissionCall(setBankCardLimit, { ...ROWS, amountOutOfRange: GENERAL })

/** Main card and own limits, each with the trading password; setting the same again is no harm. */
export function useCardActs(onDone: () => void) {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Asking | null>(null)

  const acting = useSubmission({
    requiresPassword: true,
    call: async ({ seal, password }) =>
      asked === null ? null : asked.act(await seal({ transPwd: password })),
    onDone() {
      announceChange('account')
      toast.show(asked?.done ?? '')
      onDone()
    },
    onSettled: () => void rereadAll(queries),
    words: { unknown: { at: 'dialog', text: noAnswer('请核对当前设置，需要时再次设置') } },
    repeatable: true,
  })

  function ask(next: Asking): void {
    setAsked(next)
    void acting.start()
  }

  return {
    acting,
    asked,
    makeMain: ({ bankSerial, ...card }: BoundCard) =>
      ask({
        subject: '设为主卡',
        items: [{ label: '银行卡', value: cardName(card) }],
        done: '已设为主卡',
        act: (proof) => MAKE_MAIN({ bankSerial, ...proof }),
      }),
    setLimits: async (
      { bankSerial }: BoundCard,
      { single, day }: { readonly single: string; readonly day: string },
    ) =>
      ask({
        subject: '设置本人限额',
        items: [
          { label: '单笔限额', value: `${formatAmount(single)} 元` },
          { label: '单日限额', value: `${formatAmount(day)} 元` },
        ],
        done: '限额已设置',
        act: (proof) =>
          SET_LIMITS({
            bankSerial,
            singleLimit: roundCent(single),
            dayLimit: roundCent(day),
            ...proof,
          }),
      }),
  }
}
