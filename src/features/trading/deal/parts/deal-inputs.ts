import * as v from 'valibot'
import { fundCode, text, time14 } from '#api/fields.ts'

/** What the screens of buying and depositing carry in their URL (rules.md#pre-trade-gate). */
export const purchaseInput = v.object({
  fundCode,
  isCheckedPre: v.optional(v.string()),
  cfmTime: v.optional(time14),
  /** What the form is filled with: an amount in yuan, and what pays. */
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/))),
  bankSerial: v.optional(text(64)),
  channelId: v.optional(text(64)),
})
export type PurchaseQuery = v.InferOutput<typeof purchaseInput>

/** A holding, and the card of the part that one came from. */
export const heldInput = { fundCode, bankSerial: v.optional(v.string()) }
