import type { DropReason } from '#domain/page/document.ts'
import { reportError } from '#platform/error-log.ts'

const reported = new Set<string>()

export interface DroppedBlock {
  readonly pageId: string
  readonly version: number
  readonly type: string
  readonly id: string
  readonly why: DropReason
  readonly field: string
}

/** Reports a block that was left out: once for a version, however often the page is drawn. */
export function reportDropped({ pageId, version, type, id, why, field }: DroppedBlock): void {
  const detail = [pageId, `v${version}`, type, id, why, field].join(' ')
  if (reported.has(detail)) return
  reported.add(detail)
  reportError({ kind: 'render', what: 'page.blockDropped', detail })
}
