import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listItems, queryTopic } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { isSignedIn } from '#session/session.ts'
import { itemOfKindRow, itemRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { useFollow } from '#shared/views/content/marks/use-mark.ts'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { SubjectCard } from '../parts/SubjectCard.tsx'

type Input = PathInput<typeof vpPaths.topicDetail>
type Topic = v.InferOutput<typeof queryTopic.payload>['topic']

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'article', label: '文章' },
  { key: 'idea', label: '想法' },
  { key: 'question', label: '提问' },
  { key: 'discussion', label: '讨论' },
] as const
type Kind = (typeof KINDS)[number]['key']

export const prefetch: Prefetch<Input> = ({ topicId }) => [prefetchCall(queryTopic, { topicId })]

/**
 * Shows what is written about a topic, by kind. A topic that became part of another leads there.
 */
export default function TopicDetailScreen({ input }: { readonly input: Input }) {
  const { topicId, mergedFrom } = input
  const query = useQuery(queryFor(queryTopic, { topicId }))
  return (
    <DataTemplate
      query={query}
      title={({ topic }) => topic.title}
      skeleton={<SkeletonScreen shape="list" />}
    >
      {({ topic }) =>
        topic.mergedInto === null ? (
          <TopicItems key={topicId} topic={topic} mergedFrom={mergedFrom} />
        ) : (
          <Navigate
            replace
            to={vpPaths.topicDetail.to({ topicId: topic.mergedInto, mergedFrom: topicId })}
          />
        )
      }
    </DataTemplate>
  )
}

interface ItemsProps {
  readonly topic: Topic
  readonly mergedFrom: string | undefined
}

function TopicItems({ topic, mergedFrom }: ItemsProps) {
  const { topicId, title, about, items, followers, followed } = topic
  const shell = useShell()
  const navigate = useNavigate()
  const [kind, setKind] = useState<Kind>('all')
  const [writing, setWriting] = useState(false)
  const request = { topicId, ...(kind === 'all' ? {} : { kind }) }
  const list = useCursorList(listItems, request, itemKey)
  const follow = useFollow({ topicId }, { on: followed, count: followers })
  const write = async () => {
    if (isSignedIn() || (await shell.login())) setWriting(true)
  }
  return (
    <>
      <ItemList
        label={KINDS.find(({ key }) => key === kind)?.label ?? ''}
        list={list}
        head={
          <>
            {mergedFrom !== undefined && <MergedNotice topicId={mergedFrom} into={title} />}
            <SubjectCard
              title={title}
              about={about}
              facts={[countedWords(items, '条内容'), countedWords(follow.count, '人关注')]}
            >
              <FollowButton mark={follow} name={title} />
            </SubjectCard>
            <Segments label="内容" items={KINDS} value={kind} onChange={setKind} />
            <NewerItems request={request} list={list} />
          </>
        }
        empty={{
          title: kind === 'all' ? '这个话题下还没有内容' : '还没有这一类内容',
          note: '点按下方按钮，写下第一条',
        }}
      >
        {kind === 'all' ? itemOfKindRow : itemRow}
      </ItemList>
      <BottomBar>
        <Button block onClick={write}>
          参与话题
        </Button>
      </BottomBar>
      <WriteSheet
        open={writing}
        writing={{ kind: 'post', kinds: ['idea', 'question', 'discussion'], topic }}
        onClose={() => setWriting(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent))
        }}
      />
    </>
  )
}

/** The topic that was requested; nothing where it has not been merged into this one. */
function MergedNotice({ topicId, into }: { readonly topicId: string; readonly into: string }) {
  const { data } = useQuery(queryFor(queryTopic, { topicId }))
  if (data === undefined || data.topic.mergedInto === null) return null
  return (
    <Banner tone="info">{`话题“${data.topic.title}”已并入“${into}”，以下为合并后的内容。`}</Banner>
  )
}
