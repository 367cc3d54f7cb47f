import * as v from 'valibot'

export const FILE_KINDS = ['report', 'dividend', 'people', 'trading', 'other'] as const
export type FileKind = (typeof FILE_KINDS)[number]

/** What the URL of a fund's papers carries: without a tab, the announcements. */
export const fileQuery = {
  tab: v.optional(v.literal('standing')),
  kind: v.optional(v.picklist(FILE_KINDS)),
}
export type FileFilters = v.InferOutput<v.ObjectSchema<typeof fileQuery, undefined>>
