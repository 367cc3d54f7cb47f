import * as v from 'valibot'
import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const staticPaths = {
  /** rules.md#static-documents. `isShowDownload` hides the download button. */
  static: path('/static', {
    url: text(2_000),
    title: v.optional(text(80)),
    ann: v.optional(v.string()),
    isShowDownload: v.optional(v.string()),
  }),
} as const
