import { homePaths } from '#paths/home.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** A page of a partner's customer, opened by someone who was not handed over. */
export function NoVisit() {
  const replace = useReplace()
  return (
    <EmptyState
      kind="notfound"
      title="链接已失效，请从合作方重新进入"
      note="这里只接待从合作方进入的用户"
      actionText="看看首页"
      onAction={() => replace(homePaths.home.to())}
    />
  )
}
