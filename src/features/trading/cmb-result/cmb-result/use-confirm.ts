import { useState } from 'react'
import { send, CallRefused, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { cmbAddBankCard, cmbAuthTransPwd, cmbResetTransPwd } from '#api/calls/payment-bank.ts'
import { sealFields } from '#api/seal-fields.ts'
import { returnStep, type ReturnStep } from '#domain/identity/payment-bank-return.ts'
import type { TripAnswer } from '#domain/navigation/trip.ts'
import type { BankNumbers } from '#shared/bank/bank-fields.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { ReturnData } from './return-data.ts'
import { useLeave, type StepResult } from './use-leave.ts'

type Proof = Parameters<
  typeof send<typeof cmbAddBankCard.request, typeof cmbAddBankCard.payload>
>[1]

function toStepResult<T>(answer: Answer<T>, read: (payload: T) => StepResult): Answer<StepResult> {
  return answer.ok ? { ok: true, payload: read(answer.payload) } : answer
}

/** Sends the call of the step that the stored `nextType` names. */
async function sendStep(step: ReturnStep, proof: Proof): Promise<Answer<StepResult>> {
  switch (step) {
    case 'resetPassword':
      return toStepResult(await send(cmbResetTransPwd, proof), ({ transPwdToken }) => ({
        tpwdFlag: '1',
        transPwdToken,
      }))
    case 'authenticate':
      return toStepResult(await send(cmbAuthTransPwd, proof), (it) => it)
    case 'addCard':
      return toStepResult(await send(cmbAddBankCard, proof), () => ({
        tpwdFlag: '',
        transPwdToken: '',
      }))
  }
}

/**
 * Submits the signed card. `onAgain` fetches the signing's state when no answer came; it resolves
 * to null when the state is not known either.
 */
export function useConfirm(data: ReturnData, onAgain: () => Promise<TripAnswer | null>) {
  const leave = useLeave()
  const [codeError, setCodeError] = useState('')
  const [unknown, setUnknown] = useState(false)

  async function askAgain() {
    const state = await onAgain()
    // The screen renders the signing's new state by itself.
    if (state === null) return setUnknown(true)
    setUnknown(false)
    if (state === 'signed') setCodeError('没有收到处理结果，请再次提交')
  }

  async function confirm({ cardNo, mobileNo }: BankNumbers, verifyCode: string) {
    setCodeError('')
    let sealed
    try {
      sealed = await sealFields({ bankCard: cardNo, mobileNo })
    } catch (error) {
      // Nothing has been sent. After a network failure the network toast has been shown.
      if (error instanceof CallRefused)
        await dialog.alert({ content: error.retMsg || '暂时无法提交，请稍后再试' })
      return
    }
    const { bankId, extStr } = data
    let answer
    try {
      answer = await sendStep(returnStep(data.nextType), { bankId, extStr, verifyCode, ...sealed })
    } catch {
      return askAgain()
    }
    if (answer.ok) return leave.onward(data, answer.payload)
    // A mistyped code may be typed again; anything else ends the visit.
    if (answer.retCode === RET.wrongSmsCode) return setCodeError(answer.retMsg || '验证码错误')
    return leave.failed(data, answer.retMsg || '没有办理成功，请重新发起')
  }

  return { confirm, askAgain, codeError, unknown }
}
