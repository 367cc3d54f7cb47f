import * as v from 'valibot'
import { applyNo, fundCode } from '#domain/text-formats.ts'
import { wayBack } from './fields.ts'
import { path } from './path.ts'

/** The personal centre. */
export const myCenterPaths = {
  centerHome: path('/myCenter/centerHome'),
  security: path('/myCenter/security'),
  complaints: path('/myCenter/complaints'),
  /** `applyNo`, `fundCode`: what it is about. */
  complaintForm: path('/myCenter/complaintForm', {
    applyNo: v.optional(applyNo),
    fundCode: v.optional(fundCode),
  }),
  complaint: path('/myCenter/complaint', { requestNo: applyNo }),
  /** The part that is missing: personal information, or tax residence (CRS); `all` is both. */
  personalTax: path('/myCenter/personalTax', {
    ...wayBack,
    part: v.optional(v.picklist(['info', 'crs', 'all'])),
  }),
} as const
