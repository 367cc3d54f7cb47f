import * as v from 'valibot'
import { applyNo, time14 } from '#api/fields.ts'

/**
 * The application, whose number identifies the order. Saved in the draft, so that a reload or
 * return cannot create a second order.
 */
export const application = v.nullable(
  v.object({ applyNo, randomCode: v.string(), expiresAt: time14 }),
)
export type Application = NonNullable<v.InferOutput<typeof application>>
