import * as v from 'valibot'
import { ownPath } from './fields.ts'
import { path } from './path.ts'

export const downloadPaths = {
  /** rules.md#opening-the-app. `to` is the address of ours to open in the app; home without it. */
  download: path('/download', { to: v.optional(ownPath) }),
} as const
