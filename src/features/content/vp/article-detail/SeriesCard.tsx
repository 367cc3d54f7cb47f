import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** The articles before and after this one in its series. */
export function SeriesCard({ series }: { readonly series: NonNullable<WholeItem['series']> }) {
  const { title, no, total, previousId, nextId } = series
  return (
    <Card title={title} extra={`第 ${no} 篇，共 ${total} 篇`} flush>
      <RowList>
        {previousId === null ? null : (
          <Row title="上一篇" href={vpPaths.articleDetail.to({ itemId: previousId })} />
        )}
        {nextId === null ? (
          <Row title="已是最后一篇" />
        ) : (
          <Row title="下一篇" href={vpPaths.articleDetail.to({ itemId: nextId })} />
        )}
      </RowList>
    </Card>
  )
}
