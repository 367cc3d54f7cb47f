import * as v from 'valibot'
import { path } from '#paths/path.ts'

export const fixedPlusPaths = {
  fixedPlusHome: path('/fixed_plus/fixedPlusHome'),
  fixedPlusStrategy: path('/fixed_plus/fixedPlusStrategy', {
    /** The most that stocks may be, percent; the lowest band when absent. */
    band: v.optional(v.picklist(['10', '20', '30'])),
  }),
} as const
