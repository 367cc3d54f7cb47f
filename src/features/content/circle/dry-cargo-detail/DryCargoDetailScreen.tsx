import { circlePlace } from '#domain/content/circle-items.ts'
import { circlePaths } from '#paths/circle.ts'
import type { PathInput } from '#paths/path.ts'
import { withdrawn } from '#shared/views/content/items/WithdrawnItem.tsx'
import { prefetchItem, useItem } from '#shared/views/content/items/use-item.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { RichText } from '#shared/views/content/rich-text/RichText.tsx'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { NotHere } from '../parts/NotHere.tsx'
import { useOpened } from '../parts/use-reading.ts'
import { Chapters } from './Chapters.tsx'

type Input = PathInput<typeof circlePaths.dryCargoDetail>

export const prefetch: Prefetch<Input> = ({ itemId }) => [prefetchItem(itemId)]

/** A long read, chapter by chapter; without `chapter` where the user was, else at the first. */
export default function DryCargoDetailScreen({ input: { itemId, chapter } }: { input: Input }) {
  const query = useItem(itemId)
  const item = query.data?.payload.item
  const isHere = item !== undefined && circlePlace(item) === 'chapters'
  useOpened(isHere ? itemId : undefined)
  if (item !== undefined && !isHere) return <NotHere item={item} />
  return (
    <DetailTemplate
      query={query}
      skeleton="detail"
      refused={withdrawn({ name: '看看其他长文', path: circlePaths.dryCargo.to() })}
      // Above the bar of the chapters, which renders it.
      footNote={null}
    >
      {({ payload, keptAt }) => (
        <>
          <KeptNotice keptAt={keptAt} onReload={() => void query.refetch()} />
          <RichText html={payload.item.body} lines={12}>
            {(nodes) => (
              <Chapters
                key={itemId}
                item={payload.item}
                nodes={nodes}
                chapter={chapter === undefined ? undefined : Number(chapter)}
              />
            )}
          </RichText>
        </>
      )}
    </DetailTemplate>
  )
}
