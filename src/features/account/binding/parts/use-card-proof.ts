import { useState } from 'react'
import type * as v from 'valibot'
import { resetTransPwdSend } from '#api/calls/account.ts'
import type { listBankCards } from '#api/calls/bank.ts'
import { send, type Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { ownNumbers, type OwnNumbers } from '#domain/identity/trading-password.ts'
import { cardProblem, mobileProblem } from '#shared/bank/bank-fields.ts'
import { useMessageCode } from '#shared/proof/use-message-code.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { certProblem } from './cert-problem.ts'

export type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]
type Refused = Extract<Answer<unknown>, { ok: false }>

/** In component state only: never in a draft, an address or a log. */
interface Typed {
  readonly certNo: string
  readonly cardNo: string
  readonly mobileNo: string
}
const NOTHING: Typed = { certNo: '', cardNo: '', mobileNo: '' }

interface Options {
  /** The screen, for its message. */
  readonly name: string
  readonly purpose: 'setPassword' | 'changeMobile' | 'bindAccount'
  /** None where the account is not bound: any card of it will do. */
  readonly cards: readonly BoundCard[]
  /** The identity number where it is known already. */
  readonly certNo?: string
}

/**
 * The proof by identity number, whole card number and the code to the number that the bank has: who
 * has it may set a trading password, or change a mobile number that receives nothing any more.
 */
export function useCardProof({ name, purpose, cards, certNo = '' }: Options) {
  const [bankSerial, setSerial] = useState(cards[0]?.bankSerial ?? '')
  const [typed, setTyped] = useState<Typed>({ ...NOTHING, certNo })
  const [mismatch, setMismatch] = useState('')
  const card = cards.find((it) => it.bankSerial === bankSerial)

  const message = useMessageCode({
    name,
    about: 'card',
    scene: 'resetTransPwdSend',
    number: typed.mobileNo,
    request: async (captcha) =>
      send(resetTransPwdSend, {
        certNo: typed.certNo,
        bankSerial: bankSerial === '' ? undefined : bankSerial,
        purpose,
        ...(await sealFields({ bankNo: typed.cardNo, mobileNo: typed.mobileNo })),
        ...captcha,
      }),
    onRefused: async ({ retCode, retMsg }: Refused) => {
      if (retCode === RET.identityMismatch) {
        return setMismatch(retMsg || '证件号、银行卡号与预留手机号不一致，请核对')
      }
      await dialog.alert({ content: retMsg || '验证码没有发出，请稍后再试' })
      return undefined
    },
  })

  const tailProblem =
    card !== undefined && !typed.cardNo.endsWith(card.cardTail)
      ? `与所选银行卡的尾号 ${card.cardTail} 不一致`
      : null

  return {
    card,
    /** The identity number is not requested again. */
    knowsPerson: certNo !== '',
    typed,
    message,
    mismatch,
    cardProblem: cardProblem(typed.cardNo) ?? tailProblem,
    /** What must still be entered before a message can be requested. */
    missing:
      certProblem(typed.certNo) ??
      cardProblem(typed.cardNo) ??
      tailProblem ??
      mobileProblem(typed.mobileNo),
    choose: (serial: string) => {
      setSerial(serial)
      message.drop()
    },
    type: (change: Partial<Typed>) => {
      setMismatch('')
      setTyped((before) => ({ ...before, ...change }))
      if (change.mobileNo !== undefined) message.numberChanged(change.mobileNo)
      else message.drop()
    },
    /** What is known of the user from here on: no password may be one of these. */
    known: (): OwnNumbers =>
      ownNumbers({
        certNo: typed.certNo,
        mobileNos: typed.mobileNo === '' ? [] : [typed.mobileNo],
        cardNos: typed.cardNo === '' ? [] : [typed.cardNo],
      }),
  }
}

export type CardProof = ReturnType<typeof useCardProof>
