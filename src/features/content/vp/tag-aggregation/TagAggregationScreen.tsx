import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import type * as v from 'valibot'
import { listItems, listTags } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { countedWords } from '#domain/content/content-words.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { itemOfKindRow } from '#shared/views/content/items/ItemRows.tsx'
import { LinkChips } from '#shared/views/content/items/LinkChips.tsx'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { FundEntry } from '#shared/pages/page-blocks/blocks/FundEntry.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { SubjectCard } from '../parts/SubjectCard.tsx'
import styles from './TagAggregation.module.css'

type Input = PathInput<typeof vpPaths.tagAggregation>
type TagAnswer = v.InferOutput<typeof listTags.payload>

/** A short list: the theme is what the page is about, not the funds. */
const MOST_FUNDS = 3

export const prefetch: Prefetch<Input> = ({ tag }) => [
  prefetchCall(listTags, { tag }),
  prefetchCursorPages(listItems, { tag }),
]

/** Everything with one tag, its related tags, and funds of the same theme. */
export default function TagAggregationScreen({ input: { tag } }: { readonly input: Input }) {
  const query = useQuery(queryFor(listTags, { tag }))
  return (
    <DataTemplate
      query={query}
      title={() => `标签：${tag}`}
      skeleton={<SkeletonScreen shape="list" />}
    >
      {(answer) => <Tagged key={tag} tag={tag} answer={answer} />}
    </DataTemplate>
  )
}

function Tagged({ tag, answer }: { readonly tag: string; readonly answer: TagAnswer }) {
  const navigate = useNavigate()
  const { tags, alike, funds } = answer
  const request = { tag }
  const list = useCursorList(listItems, request, itemKey)
  const count = tags.find((it) => it.tag === tag)?.items ?? 0
  return (
    <ItemList
      label={`标签 ${tag} 的内容`}
      list={list}
      head={
        <>
          <SubjectCard title={tag} about="" facts={[countedWords(count, '条内容')]} />
          {alike.length > 0 && (
            <Card title="相近标签">
              <LinkChips
                label="相近标签"
                items={alike.map((it) => ({
                  text: it.tag,
                  href: vpPaths.tagAggregation.to({ tag: it.tag }),
                }))}
              />
            </Card>
          )}
          {funds.length > 0 && (
            <Card title="同主题基金">
              <p className={styles.note}>按主题列出，排列不分先后，不构成投资建议。</p>
              <ul className={styles.funds}>
                {funds.slice(0, MOST_FUNDS).map(({ fundCode }) => (
                  <li key={fundCode}>
                    <FundEntry fundCode={fundCode} range="1y" />
                  </li>
                ))}
              </ul>
            </Card>
          )}
          <NewerItems request={request} list={list} />
        </>
      }
      empty={{
        title: '这个标签下还没有内容',
        actionText: '去看看其他观点',
        onAction: () => void navigate(vpPaths.home.to()),
      }}
    >
      {itemOfKindRow}
    </ItemList>
  )
}
