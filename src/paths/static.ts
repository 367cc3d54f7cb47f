import * as v from 'valibot'
import { providerPath } from '#domain/navigation/provider-path.ts'
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
  /** Says whether a paper is the company's: rules.md#papers. */
  check: path('/static/check'),
} as const

/**
 * The screen of an address of the app's own: for a paper of the provider its preview; null for an
 * answer of the provider, which is no screen.
 */
export function screenOf(address: string): string | null {
  const what = providerPath(address)
  if (what === null) return address
  return what === 'paper' ? staticPaths.static.to({ url: address }) : null
}
