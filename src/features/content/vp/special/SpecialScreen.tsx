import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { querySpecial } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { contentTime, countedWords } from '#domain/content/content-words.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { useFollow } from '#shared/views/content/marks/use-mark.ts'
import { ComposedPart } from '#shared/pages/page-blocks/ComposedPart.tsx'
import { useAfterSlot } from '#shared/pages/page-blocks/use-after-slot.ts'
import { usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { SubjectCard } from '../parts/SubjectCard.tsx'
import styles from './Special.module.css'

type Input = PathInput<typeof vpPaths.special>
type SpecialAnswer = v.InferOutput<typeof querySpecial.payload>

export const prefetch: Prefetch<Input> = ({ specialId }) => [
  prefetchCall(querySpecial, { specialId }),
]

const slotOf = (specialId: string) => `special:${specialId}`

/** Items that belong together: a series in its order, others the newest first. */
export default function SpecialScreen({ input: { specialId } }: { readonly input: Input }) {
  const query = useQuery(queryFor(querySpecial, { specialId }))
  return (
    <DetailTemplate
      query={useAfterSlot(query, slotOf(specialId))}
      title={({ special }) => special.title}
      skeleton="detail"
      footNote={<OpinionLine />}
    >
      {(answer) => <Special key={specialId} answer={answer} />}
    </DetailTemplate>
  )
}

function Special({ answer: { special, items } }: { readonly answer: SpecialAnswer }) {
  const navigate = useNavigate()
  const { specialId, title, about, cover, series, followers, followed, updateTime } = special
  const page = usePageAnswer({ slot: slotOf(specialId) })
  const follow = useFollow({ specialId }, { on: followed, count: followers })
  const composed = page.data?.kind === 'page' ? page.data : null
  const facts = [
    `${items.length} 篇`,
    countedWords(follow.count, '人关注'),
    `更新于 ${contentTime(updateTime, now14())}`,
  ]
  return (
    <>
      {composed !== null && (
        <ComposedPart answer={composed} path={vpPaths.special.to({ specialId })} />
      )}
      <SubjectCard
        title={title}
        about={about}
        facts={facts}
        cover={composed === null ? cover : null}
      >
        <FollowButton mark={follow} name={title} />
      </SubjectCard>
      {items.length === 0 ? (
        <EmptyState
          kind="empty"
          title="这个专题还没有文章"
          note="关注后，有新文章时会出现在“关注”里"
          actionText="去看看其他观点"
          onAction={() => void navigate(vpPaths.home.to())}
        />
      ) : (
        <Card title={series ? '按顺序读' : '最新内容'} flush>
          <RowList>
            {items.map((item, index) => (
              <div key={item.itemId}>
                {series && (
                  <p className={styles.place}>{`第 ${index + 1} 篇，共 ${items.length} 篇`}</p>
                )}
                {/* It is pinned in the channels, not here. */}
                <ItemCard item={{ ...item, pinned: false }} kinds />
              </div>
            ))}
          </RowList>
        </Card>
      )}
    </>
  )
}
