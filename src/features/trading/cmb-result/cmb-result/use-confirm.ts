import { useRef } from 'react'
import type { Answer } from '#api/client.ts'
import { cmbAddBankCard, cmbAuthTransPwd, cmbResetTransPwd } from '#api/calls/payment-bank.ts'
import { returnStep, type ReturnStep } from '#domain/identity/payment-bank-return.ts'
import type { TripAnswer } from '#domain/navigation/trip.ts'
import type { BankNumbers } from '#shared/engines/proof/bank-fields.ts'
import { submissionCall, type SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import { noAnswer } from '#shared/engines/submission/submission-words.ts'
import { useSubmission } from '#shared/engines/submission/use-submission.ts'
import type { ReturnData } from './return-data.ts'
import { useLeave, type StepResult } from './use-leave.ts'

// A mistyped code may be typed again; anything else ends the visit.
const ENDS = { at: 'none', text: '没有办理成功，请重新发起', action: 'fail' } as const
const ROWS = {
  wrongSmsCode: { at: 'sms', text: '验证码错误' },
  paymentBankRefused: ENDS,
  identityMismatch: ENDS,
  smsCodeExpired: ENDS,
  tokenExpired: ENDS,
  otherwise: ENDS,
} as const
const RESET = submissionCall(cmbResetTransPwd, { ...ROWS, notAuthenticated: ENDS })
const AUTHENTICATE = submissionCall(cmbAuthTransPwd, {
  ...ROWS,
  alreadyAuthenticated: ENDS,
  cardTaken: ENDS,
})
const ADD_CARD = submissionCall(cmbAddBankCard, {
  ...ROWS,
  notAuthenticated: ENDS,
  cardTaken: ENDS,
})

type StepCall<T> = SubmissionCall<T, 'sms', 'fail'>

function readAs<T>(call: StepCall<T>, read: (payload: T) => StepResult): StepCall<StepResult> {
  async function send(): Promise<Answer<StepResult>> {
    const answer = await call.send()
    return answer.ok ? { ok: true, payload: read(answer.payload) } : answer
  }
  return { ...call, send }
}

/** The call of the step that the stored `nextType` names. */
function stepCall(step: ReturnStep, proof: Parameters<typeof ADD_CARD>[0]): StepCall<StepResult> {
  switch (step) {
    case 'resetPassword':
      return readAs(RESET(proof), ({ transPwdToken }) => ({ tpwdFlag: '1', transPwdToken }))
    case 'authenticate':
      return AUTHENTICATE(proof)
    case 'addCard':
      return readAs(ADD_CARD(proof), () => ({ tpwdFlag: '', transPwdToken: '' }))
  }
}

/**
 * Submits the signed card. `onAgain` fetches the signing's state when no answer came; it resolves
 * to null when the state is not known either.
 */
export function useConfirm(data: ReturnData, onAgain: () => Promise<TripAnswer | null>) {
  const leave = useLeave()
  const entered = useRef<(BankNumbers & { readonly verifyCode: string }) | null>(null)
  const submission = useSubmission({
    places: ['sms'],
    async call({ seal }) {
      if (entered.current === null) return null
      const { cardNo, mobileNo, verifyCode } = entered.current
      const sealed = await seal({ bankCard: cardNo, mobileNo })
      const { bankId, extStr } = data
      return stepCall(returnStep(data.nextType), { bankId, extStr, verifyCode, ...sealed })
    },
    async askOutcome() {
      const state = await onAgain()
      if (state === null) throw new Error('the state of the signing is not known')
      return state !== 'signed'
    },
    // The screen renders the signing's new state by itself.
    onDone: (result) => (result === null ? undefined : leave.onward(data, result)),
    actions: { fail: (_refused, text) => leave.failed(data, text) },
    words: { notDone: { at: 'sms', text: noAnswer('请再次提交') } },
    repeatable: true,
  })

  return {
    confirm: (numbers: BankNumbers, verifyCode: string) => {
      entered.current = { ...numbers, verifyCode }
      return submission.start()
    },
    askAgain: submission.ask,
    codeError: submission.problem('sms'),
    unknown: submission.unknown,
  }
}
