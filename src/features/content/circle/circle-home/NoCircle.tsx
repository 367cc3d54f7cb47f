import { useNavigate } from 'react-router-dom'
import { circlePaths } from '#paths/circle.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

/** In place of a circle that there is not. */
export function NoCircle() {
  const navigate = useNavigate()
  return (
    <Page>
      <EmptyState
        kind="notfound"
        title="没有这个圈子"
        note="圈子可能已经调整，或链接有误"
        actionText="查看全部圈子"
        onAction={() => void navigate(circlePaths.circleHome.to(), { replace: true })}
      />
    </Page>
  )
}
