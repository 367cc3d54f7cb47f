import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { SeriesCard } from './SeriesCard.tsx'

type Input = PathInput<typeof vpPaths.articleDetail>

export const prefetch: Prefetch<Input> = ({ itemId }) => [prefetchItem(itemId)]

const seriesCard = ({ series }: WholeItem) =>
  series === null ? null : <SeriesCard series={series} />

/** An article of the company's people, read whole, and its place in its series. */
export default function ArticleDetailScreen({ input: { itemId } }: { readonly input: Input }) {
  return (
    <ItemPage
      itemId={itemId}
      path={vpPaths.articleDetail.to({ itemId })}
      list={{ name: '看看其他文章', path: vpPaths.home.to() }}
      after={seriesCard}
    >
      {(item) => <ItemText item={item} />}
    </ItemPage>
  )
}
