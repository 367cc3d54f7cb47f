import * as v from 'valibot'
import { isOwnAddress } from '#domain/navigation/own-address.ts'
import { text } from '#domain/text-formats.ts'
import { path } from './path.ts'

export const downloadPaths = {
  /** rules.md#opening-the-app. `to` is the address of ours to open in the app; home without it. */
  download: path('/download', { to: v.optional(v.pipe(text(2_000), v.check(isOwnAddress))) }),
} as const
