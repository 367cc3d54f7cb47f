import type * as v from 'valibot'
import type { messageSent } from '#api/calls/account-opening.ts'
import type { Answer } from '#api/client.ts'
import type { StoppedCall } from '#domain/sign-in/frozen-account.ts'
import type { CardSign } from '#domain/bank/add-card.ts'
import type { Bank, Refuses } from '#shared/engines/bank/bank.ts'
import type { BankNumbers } from '#shared/engines/proof/bank-fields.ts'
import type { CaptchaAnswer } from '#shared/engines/proof/use-captcha.ts'
import type { SubmissionCall } from '#shared/engines/submission/submission-call.ts'
import type { Ask } from '#shared/engines/submission/submission-setup.ts'
import type { AskedCard } from './draft.ts'

/** A card whose bank is known. The numbers are sealed for each call. */
export interface NumberedCard extends BankNumbers {
  readonly bank: Bank
}

/** The effects that an earlier submission without an answer may have had. */
export const PERHAPS_ADDED = {
  smsCodeExpired: { at: 'code', means: 'perhapsDone' },
  cardTaken: { at: 'dialog', means: 'perhapsDone' },
  otherwise: { at: 'dialog', means: 'perhapsDone' },
} as const

interface AddCardWords {
  /** The steps above the form. */
  readonly steps: readonly string[]
  /** The indices of the steps in which the numbers and the code are entered. */
  readonly numbersAt: number
  readonly codeAt: number
  /** The act of the flow: 添加银行卡. */
  readonly act: string
  /** The button that submits the code: 确认添加. */
  readonly confirm: string
  /** The card may have been added: 没有收到银行的处理结果，银行卡可能已经添加. */
  readonly unknown: string
  /** The card was not added, although the code was submitted: 没有添加，请再次提交. */
  readonly notAdded: string
}

/** The set-up by which one screen adds a card: its calls, its words and the banks that it takes. */
export interface AddCardSetup<Result> {
  /** The draft of the flow, one per screen. */
  readonly draftKey: string
  readonly words: AddCardWords
  /** The call that adds the card. */
  readonly sends: StoppedCall
  /** The guide to the banks that sign on a page of their own. */
  readonly signAt: (from: string | undefined) => string
  readonly refuses?: Refuses
  /** True if the code alone adds the card, so that it can be entered after a reload. */
  readonly codeSuffices: boolean
  /** The serials of cards with this bank and tail that are bound already. */
  readonly boundBefore: (sign: CardSign) => Promise<readonly string[]>
  /** Seals the numbers and has the bank send a code. */
  readonly sendCode: (
    card: NumberedCard,
    captcha: CaptchaAnswer,
  ) => Promise<Answer<v.InferOutput<typeof messageSent>>>
  /**
   * The call that submits the code of a message, null without the card that it needs. `card` is
   * there unless `codeSuffices`.
   */
  readonly submit: (
    code: { readonly serialNo: string; readonly verifyCode: string },
    card: NumberedCard | null,
    ask: Ask,
  ) => SubmissionCall<Result> | null | Promise<SubmissionCall<Result> | null>
  /**
   * Returns whether the card is there, for a submission without an answer. Rejects without an
   * answer.
   */
  readonly wasAdded: (card: AskedCard) => Promise<boolean>
}
