import type { LeftOut } from '#domain/page/document.ts'
import { reportError } from '#platform/error-log.ts'

const reported = new Set<string>()

interface DroppedBlock extends LeftOut {
  readonly pageId: string
  readonly version: number
}

/** Reports a block that was left out: once for a version, however often the page is drawn. */
export function reportDropped({ pageId, version, type, id, why, field }: DroppedBlock): void {
  const detail = [pageId, `v${version}`, type, id, why, field].join(' ')
  if (reported.has(detail)) return
  reported.add(detail)
  reportError({ kind: 'render', what: 'page.blockDropped', detail })
}
