import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { submitServiceRequest, uploadProofImage } from '#api/calls/service-request.ts'
import { send } from '#api/client.ts'
import { bindingPaths } from '#paths/binding.ts'
import { newRequestNo } from '#shared/proof/request-number.ts'
import { NO_NUMBERS, type BankNumbers } from '#shared/bank/bank-fields.ts'
import { useBankOfCard } from '#shared/bank/use-bank-of-card.ts'
import { useCapture } from '#shared/capture/use-capture.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { PASSWORD_ROWS, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import type { BoundCard } from './use-card-facts.ts'

const ABOUT_CARD = { at: 'card', text: '这张卡不能使用，请核对' } as const
const REFUSED = { at: 'dialog', next: 'goBack' } as const
const REPLACE = submissionCall(submitServiceRequest, {
  ...PASSWORD_ROWS,
  identityMismatch: ABOUT_CARD,
  cardUnsupported: ABOUT_CARD,
  cardTaken: ABOUT_CARD,
  notFound: REFUSED,
  notAuthenticated: REFUSED,
  requestPending: REFUSED,
  coolDown: REFUSED,
  mobileTaken: REFUSED,
  tokenExpired: REFUSED,
  otherwise: REFUSED,
})

/** The new card, the picture of the bank's proof, and the password that hands both in. */
export function useReplacement(lost: BoundCard, from: string | undefined, onRefused: () => void) {
  const navigate = useNavigate()
  const { changed } = useWayBack(from)
  const [numbers, setNumbers] = useState<BankNumbers>(NO_NUMBERS)
  const [imageId, setImageId] = useState('')
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

  const request = useSubmission({
    places: ['card'],
    asks: true,
    async call({ seal, password }) {
      const { cardNo: bankNo, mobileNo } = numbers
      return REPLACE({
        requestNo,
        kind: 'replaceCard',
        imageIds: [imageId],
        bankSerial: lost.bankSerial,
        ...(await seal({ bankNo, mobileNo, transPwd: password })),
      })
    },
    onDone: showProgress,
    // It may have arrived: the progress is read by the request's number.
    onUnknown: showProgress,
    does: { goBack: onRefused },
  })

  return {
    numbers,
    lookup,
    picture,
    hasPicture: imageId !== '',
    request,
    type: (change: Partial<BankNumbers>) => {
      request.edited()
      setNumbers((before) => ({ ...before, ...change }))
    },
  }
}
