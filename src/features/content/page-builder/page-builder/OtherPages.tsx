import { useQuery } from '@tanstack/react-query'
import { listLivePages } from '#api/calls/page.ts'
import { queryFor } from '#api/query.ts'
import { RENDERER } from '#domain/page/root.ts'
import { customizedPaths } from '#paths/customized.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

const OFFERED = 3

/** The screens for fewer pages that are on, or for pages that are not known. */
const SCREENS = [
  { title: '基金榜单', to: fundPortalPaths.performance.to() },
  { title: '全部基金', to: fundPortalPaths.allFundList.to() },
  { title: '按需选基', to: customizedPaths.customizedPage.to() },
]

/** Three ways on from a page that is not there: pages that are on now, then screens of the app. */
export function OtherPages() {
  const live = useQuery(queryFor(listLivePages, { renderer: RENDERER, size: OFFERED }))
  if (live.isPending) return null
  const pages = (live.data?.pages ?? []).map(({ pageId, title }) => ({
    title,
    to: pageBuilderPaths.pageBuilder.to({ pageId }),
  }))
  return (
    <RowCard title="也可以看看">
      {[...pages, ...SCREENS].slice(0, OFFERED).map(({ title, to }) => (
        <Row key={to} title={title} href={to} />
      ))}
    </RowCard>
  )
}
