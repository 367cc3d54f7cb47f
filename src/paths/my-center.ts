import * as v from 'valibot'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

/** The personal centre. */
export const myCenterPaths = {
  centerHome: path('/myCenter/centerHome'),
  /** The part that is missing: personal information, or tax residence (CRS); `all` is both. */
  personalTax: path('/myCenter/personalTax', {
    ...wayBack,
    part: v.optional(v.picklist(['info', 'crs', 'all'])),
  }),
} as const
