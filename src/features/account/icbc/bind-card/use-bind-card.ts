import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import {
  bindPensionCard,
  queryPensionAccount,
  sendPensionCardCode,
} from '#api/calls/pension/pension-bank.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { rereadAll } from '#api/reread.ts'
import { cardTail } from '#domain/identity/masking.ts'
import { icbcPaths } from '#paths/icbc.ts'
import { useLostAnswer } from '#shared/submission/use-lost-answer.ts'
import { cardProblem, NO_NUMBERS, type BankNumbers } from '#shared/bank/bank-fields.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import { submissionCall, WRONG_CODE } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'
import type { PensionAccount } from '#shared/pension/use-pension-account.ts'

// A used code or a bound card may be the end of an earlier try whose answer was lost.
const BIND = submissionCall(bindPensionCard, {
  wrongSmsCode: WRONG_CODE,
  smsCodeExpired: { at: 'code', means: 'perhapsDone' },
  cardTaken: { at: 'dialog', means: 'perhapsDone' },
  otherwise: { at: 'dialog', means: 'perhapsDone' },
})

/** Refusals that are about the card number. */
const ABOUT_CARD: ReadonlySet<number> = new Set([RET.identityMismatch, RET.cardUnsupported])

/**
 * Binding the pension account's card. Card and mobile number are in memory only; the message's
 * serial number survives a reload, so that a code that has come can still be entered.
 */
export function useBindCard({ bankId, cardTail: tail }: PensionAccount, from: string | undefined) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { changed } = useWayBack(from)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [cardError, setCardError] = useState('')

  const message = useMessageCode({
    name: 'bindCard',
    scene: 'sendPensionCardCode',
    number: numbers.mobileNo,
    request: async (captcha) =>
      send(sendPensionCardCode, {
        bankId,
        ...captcha,
        ...(await sealFields({ bankNo: numbers.cardNo, mobileNo: numbers.mobileNo })),
      }),
    async onRefused({ retCode, retMsg }) {
      if (ABOUT_CARD.has(retCode)) return setCardError(retMsg || '该卡不能绑定，请核对卡号')
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
      // Bound or no longer authorized: the provider's state has another screen for it.
      return rereadAll(queries)
    },
  })

  const isBound = async () => (await fetchOrThrow(queryPensionAccount, {})).status === 'bound'
  const binding = useSubmission({
    code: message,
    call: () => message.entered && BIND(message.entered),
    askOutcome: isBound,
    polls: true,
    onDone() {
      changed()
      toast.show('绑定成功')
      void navigate(icbcPaths.result.to({ from }), { replace: true })
    },
  })
  const { unknown } = binding
  const asking = useLostAnswer({
    lost: unknown,
    ask: isBound,
    onDone: () => binding.settle(true),
    onNotDone: () => binding.settle(false),
  })

  return {
    numbers,
    type(change: Partial<BankNumbers>) {
      setCardError('')
      if (change.mobileNo !== undefined) message.numberChanged(change.mobileNo)
      setNumbers((before) => ({ ...before, ...change }))
    },
    cardError,
    /** A valid number that is not the one that the bank has for the account. */
    otherCard:
      tail !== null && cardProblem(numbers.cardNo) === null && cardTail(numbers.cardNo) !== tail,
    message,
    unknown,
    asking,
    confirm: () => binding.start(),
  }
}

export type BindCard = ReturnType<typeof useBindCard>
