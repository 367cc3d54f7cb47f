import { useQuery } from '@tanstack/react-query'
import { circlePlace } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { itemQuery, prefetchItem } from '#shared/views/content/items/use-item.ts'
import type { Prefetch } from '#templates/screen.ts'
import { CompaniesCard } from '../parts/CompaniesCard.tsx'
import { NotHere } from '../parts/NotHere.tsx'
import { useOpened } from '../parts/use-reading.ts'
import styles from './ConsultDetail.module.css'

type Input = PathInput<typeof circlePaths.consultDetail>

export const prefetch: Prefetch<Input> = ({ itemId }) => [prefetchItem(itemId)]

const companies = (item: WholeItem) => <CompaniesCard companies={item.companies} />

/** News of a circle, read whole with its source and the companies that it is about. */
export default function ConsultDetailScreen({ input: { itemId } }: { readonly input: Input }) {
  const item = useQuery(itemQuery(itemId)).data?.payload.item
  const isHere = item !== undefined && circlePlace(item) === 'news'
  useOpened(isHere ? itemId : undefined)
  if (item !== undefined && !isHere) return <NotHere item={item} />
  return (
    <ItemPage
      itemId={itemId}
      path={circlePaths.consultDetail.to({ itemId })}
      list={{ name: '看看其他资讯', path: circlePaths.consult.to() }}
      after={companies}
    >
      {(it) => (
        <>
          <ItemText item={it} />
          {it.sourceName === '' && <p className={styles.source}>来源：本公司原创</p>}
        </>
      )}
    </ItemPage>
  )
}
