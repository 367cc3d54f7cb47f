import { vpPaths } from '#paths/vp.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** An address that names no column, with the way to what the company writes. */
export function NoColumn() {
  const replace = useReplace()
  return (
    <EmptyState
      kind="notfound"
      title="没有找到这个专栏"
      note="专栏可能已经停更"
      actionText="看看其他观点"
      onAction={() => replace(vpPaths.home.to())}
    />
  )
}
