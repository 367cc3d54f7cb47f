import * as v from 'valibot'
import { matching } from '#domain/text-formats.ts'
import { path } from '#paths/path.ts'

export const fundIndexPaths = {
  /** Without a code the list of indexes; the range is that of the curve. */
  indexDetail: path('/fundIndex/indexDetail', {
    indexCode: v.optional(matching(/^\d{6}$/, 'Names an index')),
    range: v.optional(v.picklist(['1y', '3y', '5y', 'all'])),
  }),
} as const
