import { useRef, useState } from 'react'
import type * as v from 'valibot'
import { activateAccount } from '#api/calls/account.ts'
import { queryBankCardBin } from '#api/calls/account-opening.ts'
import { queryUserStatus } from '#api/calls/auth.ts'
import type { listBankCards } from '#api/calls/bank.ts'
import { fetchOrThrow } from '#api/query.ts'
import { sealFields } from '#api/seal-fields.ts'
import { useWayBack } from '#shared/person/use-way-back.ts'
import { GENERAL, PASSWORD_ROWS, submissionCall } from '#shared/submission/submission-call.ts'
import { useSubmission } from '#shared/submission/use-submission.ts'
import { toast } from '#ui/overlays/toast.ts'

export type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

const OTHER_CARD = { at: 'card', text: '与所选银行卡不一致，请核对卡号' } as const
const CARD_BIN = submissionCall(queryBankCardBin, {
  cardUnsupported: OTHER_CARD,
  tokenExpired: OTHER_CARD,
  otherwise: OTHER_CARD,
})
const ACTIVATE = submissionCall(activateAccount, {
  ...PASSWORD_ROWS,
  notAuthenticated: GENERAL,
  tokenExpired: GENERAL,
})

/** Activates an account that has slept: one of its cards, then the trading password. */
export function useActivation(from: string | undefined) {
  const wayBack = useWayBack(from)
  const [cardNo, setCardNo] = useState('')
  const card = useRef<BoundCard | null>(null)

  const activating = useSubmission({
    places: ['card'],
    /** Whether the number is this card's: by its last digits, by its bank at the provider. */
    async check(ask) {
      if (card.current?.cardTail !== cardNo.slice(-4)) return OTHER_CARD
      const { bankId } = await ask(CARD_BIN(await sealFields({ bankNo: cardNo })))
      return bankId === card.current.bankId || OTHER_CARD
    },
    asks: true,
    call: async ({ seal, password }) => ACTIVATE(await seal({ transPwd: password })),
    askOutcome: async () => (await fetchOrThrow(queryUserStatus, {})).activeFlag === '1',
    onDone() {
      toast.show('账户已激活')
      wayBack.done()
    },
    words: {
      notSent: { at: 'card', text: '没有核对成功，请检查网络后再试' },
      notDone: { at: 'toast', text: '账户还没有激活，请再次提交' },
    },
  })

  return {
    cardNo,
    type: (typed: string) => {
      activating.edited()
      setCardNo(typed)
    },
    checkCard: (chosen: BoundCard) => {
      card.current = chosen
      return activating.start()
    },
    activating,
    wayBack,
  }
}
