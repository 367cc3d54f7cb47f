import { circlePaths } from '#paths/circle.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

interface Props {
  /** True if all circles could be read: else it may be one of the others. */
  readonly known: boolean
}

/** In place of a circle that there is not, or that cannot be shown. */
export function NoCircle({ known }: Props) {
  const replace = useReplace()
  return (
    <Page>
      <EmptyState
        kind={known ? 'notfound' : 'error'}
        title={known ? '没有这个圈子' : '这个圈子暂时无法显示'}
        note={known ? '圈子可能已经调整，或链接有误' : '请稍后再来查看'}
        actionText="查看全部圈子"
        onAction={() => replace(circlePaths.circleHome.to())}
      />
    </Page>
  )
}
