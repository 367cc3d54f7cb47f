import * as v from 'valibot'
import { path } from '#paths/path.ts'

/** The bill of 2022 (rules.md#annual-bill). */
export const annualBill2022Paths = {
  /** With `newest` it leads to the newest bill of the user, of whatever year. */
  billHome: path('/annualBill2022/billHome', { open: v.optional(v.picklist(['newest'])) }),
} as const
