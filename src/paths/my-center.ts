import * as v from 'valibot'
import { PAPER_KINDS } from '#domain/paper/paper.ts'
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
  papers: path('/myCenter/papers'),
  /** `applyNo`: the order that a confirmation is of. */
  paperForm: path('/myCenter/paperForm', {
    kind: v.picklist(PAPER_KINDS),
    applyNo: v.optional(applyNo),
  }),
  paper: path('/myCenter/paper', { requestNo: applyNo }),
  /** The part that is missing: personal information, or tax residence (CRS); `all` is both. */
  personalTax: path('/myCenter/personalTax', {
    ...wayBack,
    part: v.optional(v.picklist(['info', 'crs', 'all'])),
  }),
} as const
