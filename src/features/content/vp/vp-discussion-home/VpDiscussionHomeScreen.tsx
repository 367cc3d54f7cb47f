import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { listItems, listTopics } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { isSignedIn, session } from '#session/session.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { itemRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { useMyContent } from '#features/content/vp/parts/use-my-content.ts'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useShell } from '#templates/shell-context.ts'
import type { EndlessList } from '#templates/use-endless-list.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Button } from '#ui/base/Button.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { TopicChips } from './TopicChips.tsx'

type Input = PathInput<typeof vpPaths.vpDiscussionHome>
type Sort = NonNullable<Input['sort']>

const SORTS = [
  { key: 'new', label: '最新' },
  { key: 'hot', label: '本周热议' },
  { key: 'mine', label: '我的' },
] as const

export const prefetch: Prefetch<Input> = () => [prefetchCall(listTopics, {})]

/** Discussions: by topic, those most talked about in a week, and one's own; starts new ones. */
export default function VpDiscussionHomeScreen({ input }: { readonly input: Input }) {
  const { sort = 'new' } = input
  const { openId } = useSnapshot(session)
  // Another user's own discussions are other ones.
  return sort === 'mine' ? (
    <Own key={openId} />
  ) : (
    <Everybodys key={openId} sort={sort} topicId={input.topicId} />
  )
}

function Own() {
  const list = useMyContent('items', { part: 'posts', kind: 'discussion' })
  return <Discussions list={list} sort="mine" topicId={undefined} notices={null} />
}

interface ListedDiscussions {
  readonly sort: Exclude<Sort, 'mine'>
  readonly topicId: string | undefined
}

function Everybodys({ sort, topicId }: ListedDiscussions) {
  const of = topicId === undefined ? {} : { topicId }
  const request = { channel: 'discussion', sort, ...of } as const
  const keptAs = () => `discussions-${sort}-${topicId ?? ''}`
  const list = useCursorList(listItems, request, itemKey, { keptAs })
  return (
    <Discussions
      list={list}
      sort={sort}
      topicId={topicId}
      notices={
        <>
          <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
          {/** Newer ones are not yet talked about. */}
          {sort === 'new' && <NewerItems request={request} list={list} />}
        </>
      }
    />
  )
}

interface ListProps {
  readonly list: EndlessList<ContentItem>
  readonly sort: Sort
  readonly topicId: string | undefined
  /** Directly above the rows. */
  readonly notices: ReactNode
}

function Discussions({ list, sort, topicId, notices }: ListProps) {
  const navigate = useNavigate()
  const show = useUrlChoice(vpPaths.vpDiscussionHome)
  const shell = useShell()
  const { data, isPending } = useQuery(queryFor(listTopics, {}))
  const topics = data?.topics ?? []
  const topic = topics.find((it) => it.topicId === topicId)
  const [writing, setWriting] = useState(false)
  const write = async () => {
    if (isSignedIn() || (await shell.login())) setWriting(true)
  }
  const own = sort === 'mine'
  return (
    <>
      <ItemList
        label={SORTS.find(({ key }) => key === sort)?.label ?? ''}
        list={list}
        head={
          <>
            <Segments
              label="讨论"
              items={SORTS}
              value={sort}
              onChange={(key) =>
                show({
                  sort: key === 'new' ? undefined : key,
                  topicId: key === 'mine' ? undefined : topicId,
                })
              }
            />
            {!own && isPending && <div aria-busy="true" hidden />}
            {!own && topics.length > 0 && (
              <TopicChips
                topics={topics}
                chosen={topicId}
                onChoose={(chosen) =>
                  show({
                    sort: sort === 'new' ? undefined : sort,
                    topicId: chosen,
                  })
                }
              />
            )}
            {topic !== undefined && (
              <Card flush>
                <Row
                  title={topic.title}
                  note={
                    <FactLine
                      facts={[
                        countedWords(topic.items, '条内容'),
                        countedWords(topic.followers, '人关注'),
                      ]}
                    />
                  }
                  href={vpPaths.topicDetail.to({ topicId: topic.topicId })}
                />
              </Card>
            )}
            {notices}
          </>
        }
        empty={
          own
            ? { title: '您还没有发起过讨论', note: '点按下方按钮，发起第一个讨论' }
            : {
                title: topicId === undefined ? '还没有讨论' : '这个话题下还没有讨论',
                note: '点按下方按钮，说说您想讨论的问题和自己的看法',
              }
        }
      >
        {itemRow}
      </ItemList>
      <BottomBar>
        <Button block onClick={write}>
          发起讨论
        </Button>
      </BottomBar>
      <WriteSheet
        open={writing}
        writing={{
          kind: 'post',
          kinds: ['discussion'],
          topic,
        }}
        onClose={() => setWriting(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent))
        }}
      />
    </>
  )
}
