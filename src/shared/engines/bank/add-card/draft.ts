import * as v from 'valibot'
import { cardTail } from '#api/fields.ts'

/** The card for which a code was requested. Contains of its number only what may be shown. */
const askedCard = v.object({
  bankId: v.string(),
  bankName: v.string(),
  cardTail,
  /** Serials of cards with the same bank and tail that were bound before. */
  before: v.array(v.string()),
})
export type AskedCard = v.InferOutput<typeof askedCard>

/** The progress of adding a card; that of its message is stored by `useMessageCode`. */
export const addCardDraft = v.object({
  card: v.nullable(askedCard),
  /** True if the code was submitted without an answer: the card may be bound. */
  unknown: v.boolean(),
})
export type AddCardDraft = v.InferOutput<typeof addCardDraft>

export const EMPTY_ADD_CARD: AddCardDraft = { card: null, unknown: false }
