import * as v from 'valibot'

export const REMITTANCE_KEY = 'largeRemittance'

/** The current step, saved as a draft over a trip to the bank's app and a reload. */
export const remittanceDraft = v.object({
  step: v.picklist(['card', 'account', 'transfers']),
  /** Null until chosen, when the first card is used. */
  bankSerial: v.nullable(v.string()),
})

export const EMPTY_REMITTANCE: v.InferOutput<typeof remittanceDraft> = {
  step: 'card',
  bankSerial: null,
}
