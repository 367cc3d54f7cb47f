import * as v from 'valibot'

export const REMITTANCE_KEY = 'largeRemittance'

/** How far one is: a trip to the bank's app and back, or a reload, goes on from there. */
export const remittanceDraft = v.object({
  step: v.picklist(['card', 'account', 'transfers']),
  /** Null until chosen: the first. */
  bankSerial: v.nullable(v.string()),
})

export const EMPTY_REMITTANCE: v.InferOutput<typeof remittanceDraft> = {
  step: 'card',
  bankSerial: null,
}
