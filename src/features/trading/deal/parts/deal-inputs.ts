import * as v from 'valibot'
import { fundCode, time14 } from '../../../../api/fields.ts'

/** What the screens of buying and depositing carry in their URL (section 4, steps 10 and 11 of the gate). */
export const purchaseInput = v.object({
  fundCode,
  isCheckedPre: v.optional(v.string()),
  cfmTime: v.optional(time14),
})

/** A holding, and the card of the part that one came from. */
export const heldInput = { fundCode, bankSerial: v.optional(v.string()) }
