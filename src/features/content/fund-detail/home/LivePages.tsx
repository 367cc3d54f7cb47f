import { useQuery } from '@tanstack/react-query'
import { listLivePages } from '#api/calls/page.ts'
import { queryFor } from '#api/query.ts'
import { RENDERER } from '#domain/page/root.ts'
import { pageBuilderPaths } from '#paths/page-builder.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

const SHOWN = 3

/** Pages of operators that are on now; nothing where none is, or they are not known. */
export function LivePages() {
  const { data } = useQuery(queryFor(listLivePages, { renderer: RENDERER, size: SHOWN }))
  if (data === undefined || data.pages.length === 0) return null
  return (
    <Card title="专题" flush>
      <RowList label="专题">
        {data.pages.map(({ pageId, title }) => (
          <Row key={pageId} title={title} href={pageBuilderPaths.pageBuilder.to({ pageId })} />
        ))}
      </RowList>
    </Card>
  )
}
