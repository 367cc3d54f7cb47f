import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import type { WholeItem } from '#shared/views/content/content-types.ts'
import { prefetchItem } from '#shared/views/content/items/use-item.ts'
import type { Prefetch } from '#templates/screen.ts'
import { ItemPage } from '#shared/views/content/items/ItemPage.tsx'
import { ItemText } from '#shared/views/content/items/ItemText.tsx'
import { WriteAgain } from '../parts/WriteAgain.tsx'
import { VoteCard } from './VoteCard.tsx'

type Input = PathInput<typeof vpPaths.discussDetail>

export const prefetch: Prefetch<Input> = ({ itemId }) => [prefetchItem(itemId)]

const voteCard = ({ itemId, vote }: WholeItem) =>
  vote === null ? null : <VoteCard itemId={itemId} vote={vote} />

/**
 * A discussion with its vote, of which the results are seen after one's own; its author sees what
 * became of it.
 */
export default function DiscussDetailScreen({ input: { itemId } }: { readonly input: Input }) {
  return (
    <ItemPage
      itemId={itemId}
      path={vpPaths.discussDetail.to({ itemId })}
      list={{ name: '看看其他讨论', path: vpPaths.vpDiscussionHome.to() }}
      after={voteCard}
    >
      {(item) => (
        <>
          <ItemText item={item} />
          {item.state === 'rejected' && !item.space.startsWith('circle:') && (
            <WriteAgain rejected={item} kind="discussion" />
          )}
        </>
      )}
    </ItemPage>
  )
}
