import { useState } from 'react'
import { resetTransPwdSend } from '#api/calls/account.ts'
import { send } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import { sealFields } from '#api/seal-fields.ts'
import { identityNumberProblem } from '#domain/identity/identity-number.ts'
import { ownNumbers, type OwnNumbers } from '#domain/identity/trading-password.ts'
import type { BoundCard } from '#shared/engines/bank/bank.ts'
import { cardProblem, mobileProblem, NO_NUMBERS } from '#shared/engines/proof/bank-fields.ts'
import { useCodedNumbers } from '#shared/engines/proof/use-coded-numbers.ts'

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
  const card = cards.find((it) => it.bankSerial === bankSerial)
  const coded = useCodedNumbers({
    name,
    about: 'card',
    scene: 'resetTransPwdSend',
    start: { certNo, ...NO_NUMBERS },
    also: { bankSerial },
    request: async ({ cardNo, mobileNo, ...person }, captcha) =>
      send(resetTransPwdSend, {
        ...person,
        bankSerial: bankSerial === '' ? undefined : bankSerial,
        purpose,
        ...(await sealFields({ bankNo: cardNo, mobileNo })),
        ...captcha,
      }),
    faults: { [RET.identityMismatch]: '证件号、银行卡号与预留手机号不一致，请核对' },
  })
  const { numbers } = coded
  const otherCard =
    card !== undefined && !numbers.cardNo.endsWith(card.cardTail)
      ? `与所选银行卡的尾号 ${card.cardTail} 不一致`
      : null
  const wrongCard = cardProblem(numbers.cardNo) ?? otherCard

  return {
    ...coded,
    cards,
    card,
    /** The identity number is not requested again. */
    knowsPerson: certNo !== '',
    wrongCard,
    /** The thing to enter before a message can be requested. */
    missing: identityNumberProblem(numbers.certNo) ?? wrongCard ?? mobileProblem(numbers.mobileNo),
    choose: setSerial,
    /** Returns what is known of the user from here on: no password may be one of these. */
    known: (): OwnNumbers =>
      ownNumbers({
        certNo: numbers.certNo,
        mobileNos: numbers.mobileNo === '' ? [] : [numbers.mobileNo],
        cardNos: numbers.cardNo === '' ? [] : [numbers.cardNo],
      }),
  }
}

export type CardProof = ReturnType<typeof useCardProof>
