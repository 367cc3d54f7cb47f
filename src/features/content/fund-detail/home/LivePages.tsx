import { useQuery } from '@tanstack/react-query'
import { listLivePages } from '#api/calls/page.ts'
import { queryFor } from '#api/query.ts'
import { RENDERER } from '#domain/page/root.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

const SHOWN = 3

/** Pages of operators that are on now; nothing where none is, or they are not known. */
export function LivePages() {
  const { data } = useQuery(queryFor(listLivePages, { renderer: RENDERER, size: SHOWN }))
  if (data === undefined || data.pages.length === 0) return null
  return (
    <RowCard title="专题">
      {data.pages.map(({ pageId, title }) => (
        <Row key={pageId} title={title} href={pageBuilderPaths.pageBuilder.to({ pageId })} />
      ))}
    </RowCard>
  )
}
