import { Comparison } from './Comparison.tsx'
import type { Version } from './calls.ts'
import { Sheet } from './Sheet.tsx'

interface Props {
  readonly pageId: string
  readonly versions: readonly Version[]
  readonly version: number
  readonly onClose: () => void
}

/** The changes that a version made. */
export function ComparedSheet({ pageId, versions, version, onClose }: Props) {
  return (
    <Sheet title={`v${version} 的改动`} onClose={onClose}>
      <Comparison pageId={pageId} versions={versions} version={version} />
    </Sheet>
  )
}
