import type { LeftOut } from '#domain/page/document.ts'
import { reportError } from '#platform/error-log.ts'

const reported = new Set<string>()

interface BlockOfPage extends Pick<LeftOut, 'type' | 'id'> {
  readonly pageId: string
  readonly version: number
}

/** Once for a version, however often the page is drawn. */
function reportOnce(what: string, parts: readonly (string | number)[]): void {
  const detail = parts.join(' ')
  if (reported.has(`${what} ${detail}`)) return
  reported.add(`${what} ${detail}`)
  reportError({ kind: 'render', what, detail })
}

/** Reports a block that was left out. */
export function reportDropped(block: BlockOfPage & LeftOut): void {
  const { pageId, version, type, id, why, field } = block
  reportOnce('page.blockDropped', [pageId, `v${version}`, type, id, why, field])
}

/** Reports a block of which the component could not be loaded. */
export function reportNotLoaded({ pageId, version, type, id }: BlockOfPage): void {
  reportOnce('page.blockNotLoaded', [pageId, `v${version}`, type, id])
}
