import * as v from 'valibot'
import { cardTail } from '#api/fields.ts'

export const ADD_BANK_KEY = 'addBank'

/** The bank's message that is on its way. Of the numbers only what may be shown. */
const sent = v.object({
  serialNo: v.string(),
  /** Masked. */
  mobileNo: v.string(),
  bankId: v.string(),
  bankName: v.string(),
  cardTail,
  /** Cards of this bank and tail that were bound already. */
  before: v.array(v.string()),
})
export type SentMessage = v.InferOutput<typeof sent>

/** How far the adding of a card is. The numbers themselves are never kept. */
export const addBankDraft = v.object({
  sent: v.nullable(sent),
  /** When another message may be asked for: ms by the telephone's clock, 0 at once. */
  resendAt: v.number(),
  /** The code was sent and no answer came: the card may be bound. */
  unknown: v.boolean(),
  /** The user went to this bank's own page. */
  signing: v.nullable(v.object({ signNo: v.string(), bankName: v.string() })),
})
export type AddBankDraft = v.InferOutput<typeof addBankDraft>

export const EMPTY_ADD_BANK: AddBankDraft = {
  sent: null,
  resendAt: 0,
  unknown: false,
  signing: null,
}
