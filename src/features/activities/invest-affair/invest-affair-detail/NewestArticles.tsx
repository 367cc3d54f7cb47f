import { useQuery } from '@tanstack/react-query'
import { listItems } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { ArticleRows } from './ArticleRows.tsx'

/** The newest articles. */
const NEWEST = { kind: 'article', size: 10 } as const

/** Shows what there is to read, where no article is named. */
export function NewestArticles() {
  const query = useQuery(queryFor(listItems, NEWEST))
  return (
    <DetailTemplate
      query={query}
      isEmpty={({ records }) => isEmptyList(records)}
      empty={<EmptyState kind="empty" title="还没有文章" />}
      footNote={<OpinionLine />}
    >
      {({ records }) => (
        <>
          <UnreadableNotice of={[records]} />
          <ArticleRows title="最新文章" articles={records} />
        </>
      )}
    </DetailTemplate>
  )
}
