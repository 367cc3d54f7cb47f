import * as v from 'valibot'
import { path } from './path.ts'

export const pageBuilderPaths = {
  /** rules.md#composed-pages. `preview` is a token that shows a version before it is published. */
  pageBuilder: path('/pageBuilder/PageBuilder', {
    pageId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
    preview: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{43}$/))),
    campaignId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,64}$/))),
  }),
} as const
