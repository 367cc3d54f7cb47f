import { useState } from 'react'
import type * as v from 'valibot'
import { activateAccount } from '#api/calls/account.ts'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import type { listBankCards } from '#api/calls/bank.ts'
import { CallFailure, CallRefused, send } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { toast } from '#ui/overlays/toast.ts'

export type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

const NOT_THE_CARD = '与所选银行卡不一致，请核对卡号'

/** Activates an account that has slept: one of its cards, then the trading password. */
export function useActivation(from: string | undefined) {
  const wayBack = useWayBack(from)
  const [cardNo, setCardNo] = useState('')
  const [cardError, setCardError] = useState('')
  const [asking, setAsking] = useState(false)
  const [passwordError, setPasswordError] = useState('')
  const [unknown, setUnknown] = useState(false)

  function finish() {
    setAsking(false)
    toast.show('账户已激活')
    wayBack.done()
  }

  /** Whether the whole number is this card's: by its last digits here, by its bank at the provider. */
  async function checkCard(card: BoundCard): Promise<void> {
    setCardError('')
    if (!cardNo.endsWith(card.cardTail)) return setCardError(NOT_THE_CARD)
    try {
      const answer = await send(queryBankCardBin, await sealFields({ bankNo: cardNo }))
      if (!answer.ok) return setCardError(answer.retMsg || NOT_THE_CARD)
      if (answer.payload.bankId !== card.bankId) return setCardError(NOT_THE_CARD)
    } catch (failure) {
      if (!(failure instanceof CallFailure || failure instanceof CallRefused)) throw failure
      return setCardError('没有核对成功，请检查网络后再试')
    }
    setPasswordError('')
    return setAsking(true)
  }

  /** Asks whether the account is active by now, after an answer was lost. */
  async function ask(): Promise<void> {
    try {
      const { activeFlag } = await fetchOrThrow(queryUserStatus, {})
      if (activeFlag === '1') return finish()
      setUnknown(false)
      toast.show('账户还没有激活，请再次提交')
    } catch {
      setUnknown(true)
    }
    setAsking(false)
  }

  async function enterPassword(transPwd: string): Promise<void> {
    setPasswordError('')
    let sealed
    try {
      sealed = await sealFields({ transPwd })
    } catch {
      return setPasswordError('网络不通，没有提交，请重新输入')
    }
    let answer
    try {
      answer = await send(activateAccount, sealed)
    } catch {
      setUnknown(true)
      return ask()
    }
    if (answer.ok) return finish()
    const refusal = passwordRefusal(answer)
    if (refusal?.kind === 'wrong') return setPasswordError(refusal.text)
    setAsking(false)
    await dialog.alert({ content: refusal?.text ?? (answer.retMsg || '暂时不能激活，请稍后再试') })
    return undefined
  }

  return {
    cardNo,
    type: (typed: string) => {
      setCardError('')
      setCardNo(typed)
    },
    cardError,
    checkCard,
    asking,
    passwordError,
    enterPassword,
    close: () => setAsking(false),
    unknown,
    ask,
    wayBack,
  }
}
