import { useNavigate } from 'react-router-dom'
import { circlePlace } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Page } from '#ui/layout/Page.tsx'

const WHERE = {
  news: '它是一篇资讯，请在资讯中阅读',
  chapters: '它是一篇干货，请在干货中按章节阅读',
} as const

/** An item that is not read on this screen: nothing of it is shown, but the way to its own. */
export function NotHere({ item }: { readonly item: ContentItem }) {
  const navigate = useNavigate()
  const replace = useReplace()
  const place = circlePlace(item)
  return (
    <Page>
      <EmptyState
        kind="notfound"
        title="这里没有这篇内容"
        note={place === null ? '它不是圈子里的文章，或链接有误' : WHERE[place]}
        actionText="打开它所在的页面"
        onAction={() => replace(itemPath(item))}
        secondaryText="查看全部圈子"
        onSecondary={() => void navigate(circlePaths.circleHome.to())}
      />
    </Page>
  )
}
