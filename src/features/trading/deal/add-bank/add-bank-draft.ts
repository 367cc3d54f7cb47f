import * as v from 'valibot'
import { cardTail } from '#api/fields.ts'

export const ADD_BANK_KEY = 'addBank'

/**
 * The message that the bank has sent. Contains of card and mobile number only what may be shown.
 */
const sent = v.object({
  serialNo: v.string(),
  /** Masked: `138****0001`. */
  mobileNo: v.string(),
  bankId: v.string(),
  bankName: v.string(),
  cardTail,
  /** Serials of cards with the same bank and tail that were bound before. */
  before: v.array(v.string()),
})
export type SentMessage = v.InferOutput<typeof sent>

/** The progress of adding a card. The numbers themselves are never stored. */
export const addBankDraft = v.object({
  sent: v.nullable(sent),
  /** When another message may be requested, in ms by the device's clock; 0: at once. */
  resendAt: v.number(),
  /** Whether the code was submitted without an answer: the card may be bound. */
  unknown: v.boolean(),
  /** The signing for which the user left to a bank's own page. */
  signing: v.nullable(v.object({ signNo: v.string(), bankName: v.string() })),
})
export type AddBankDraft = v.InferOutput<typeof addBankDraft>

export const EMPTY_ADD_BANK: AddBankDraft = {
  sent: null,
  resendAt: 0,
  unknown: false,
  signing: null,
}
