import { investAffairPaths } from '#paths/activities/invest-affair.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

interface Props {
  readonly title: string
  readonly articles: readonly ContentItem[]
}

/** Articles by title and writer, each opened here. */
export const ArticleRows = ({ title, articles }: Props) => (
  <RowCard title={title}>
    {articles.map(({ itemId, title: name, author }) => (
      <Row
        key={itemId}
        title={name}
        note={author.name}
        href={investAffairPaths.investAffairDetail.to({ articleId: itemId })}
      />
    ))}
  </RowCard>
)
