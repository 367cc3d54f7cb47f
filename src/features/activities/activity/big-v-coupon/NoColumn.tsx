import { useNavigate } from 'react-router-dom'
import { vpPaths } from '#paths/vp.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** An address that names no column, with the way to what the company writes. */
export function NoColumn() {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="notfound"
      title="没有找到这个专栏"
      note="专栏可能已经停更"
      actionText="看看其他观点"
      onAction={() => void navigate(vpPaths.home.to(), { replace: true })}
    />
  )
}
