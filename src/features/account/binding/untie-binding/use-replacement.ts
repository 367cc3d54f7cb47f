import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { submitServiceRequest, uploadProofImage } from '#api/calls/service-request.ts'
import { CallRefused, send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { bindingPaths } from '#paths/binding.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { NO_NUMBERS, type BankNumbers } from '#shared/bank/bank-fields.ts'
import { useBankOfCard } from '#shared/bank/use-bank-of-card.ts'
import { useCapture } from '#shared/capture/use-capture.ts'
import { passwordRefusal } from '#shared/order/password-refusal.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import type { BoundCard } from './use-card-facts.ts'

const ABOUT_CARD: ReadonlySet<number> = new Set([
  RET.identityMismatch,
  RET.cardUnsupported,
  RET.cardTaken,
])

/** The new card, the picture of the bank's proof, and the password that hands both in. */
export function useReplacement(lost: BoundCard, from: string | undefined, onRefused: () => void) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [cardError, setCardError] = useState('')
  const [imageId, setImageId] = useState('')
  const [asking, setAsking] = useState(false)
  const [passwordError, setPasswordError] = useState('')
  // One intention, however often its answer is lost.
  const [requestNo] = useState(newRequestNo)
  const lookup = useBankOfCard(({ bank }) =>
    bank.bankId === lost.bankId ? null : `新卡须为${lost.bankName}的储蓄卡`,
  )
  const picture = useCapture({
    upload: (file, options) => send(uploadProofImage, { kind: 'bankProof', file }, options),
    onRead: (uploaded) => {
      setImageId(uploaded.imageId)
      return null
    },
    onCleared: () => setImageId(''),
  })

  function showProgress(): void {
    changed()
    void navigate(bindingPaths.untieSuccess.to({ type: '4', requestNo, from }), { replace: true })
  }

  async function handleRefusal(refused: Extract<Answer<unknown>, { ok: false }>): Promise<void> {
    const { retCode, retMsg } = refused
    const password = passwordRefusal(refused)
    if (password?.kind === 'wrong') return setPasswordError(password.text)
    setAsking(false)
    if (ABOUT_CARD.has(retCode)) return setCardError(retMsg || '这张卡不能使用，请核对')
    await dialog.alert({
      ...(password?.kind === 'locked' ? { title: '交易密码已锁定' } : {}),
      content: password?.text ?? (retMsg || '没有提交成功，请稍后再试'),
    })
    return password === null ? onRefused() : undefined
  }

  async function submit(transPwd: string): Promise<void> {
    setPasswordError('')
    const { cardNo: bankNo, mobileNo } = numbers
    let sealed
    try {
      sealed = await sealFields({ bankNo, mobileNo, transPwd })
    } catch (failure) {
      const why = failure instanceof CallRefused ? failure.retMsg : ''
      return setPasswordError(why || '网络不通，没有提交，请重新输入')
    }
    let answer
    try {
      answer = await send(submitServiceRequest, {
        requestNo,
        kind: 'replaceCard',
        imageIds: [imageId],
        bankSerial: lost.bankSerial,
        ...sealed,
      })
    } catch {
      // It may have arrived: the progress is read by the request's number.
      setAsking(false)
      return showProgress()
    }
    return answer.ok ? showProgress() : handleRefusal(answer)
  }

  return {
    numbers,
    cardError,
    lookup,
    picture,
    hasPicture: imageId !== '',
    asking,
    passwordError,
    submit,
    type: (change: Partial<BankNumbers>) => {
      setCardError('')
      setNumbers((before) => ({ ...before, ...change }))
    },
    ask: (open: boolean) => {
      setPasswordError('')
      setAsking(open)
    },
  }
}
