import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { WriteAgain } from '../parts/WriteAgain.tsx'

type Input = PathInput<typeof vpPaths.ideaDetail>

export const prefetch: Prefetch<Input> = ({ itemId }) => [prefetchItem(itemId)]

/** A short post, of a member or of the company's people; its author sees what became of it. */
export default function IdeaDetailScreen({ input: { itemId } }: { readonly input: Input }) {
  return (
    <ItemPage
      itemId={itemId}
      path={vpPaths.ideaDetail.to({ itemId })}
      list={{ name: '看看其他想法', path: vpPaths.home.to() }}
    >
      {(item) => (
        <>
          <ItemText item={item} />
          {item.state === 'rejected' && !item.space.startsWith('circle:') && (
            <WriteAgain rejected={item} kind="idea" />
          )}
        </>
      )}
    </ItemPage>
  )
}
