import { useQueries, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { listComments, listItems } from '#api/calls/content.ts'
import { CallRefused } from '#api/client.ts'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { contentTime } from '#domain/content/content-words.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { newestOf } from './newest.ts'
import styles from './ReportCard.module.css'

const SHOWN = 3

interface Props {
  readonly fundCode: string
  /** Shown between the items and the comments once the items are there: they would move it. */
  readonly children?: ReactNode
}

/** The newest items of the fund's present managers, and comments on the newest of them. */
export function ManagersSay({ fundCode, children }: Props) {
  const managers = useQuery(queryFor(listFundManagers, { fundCode }))
  const present = (managers.data?.managers ?? []).filter(({ to }) => to === null)
  // Managers of other companies have no page here: what is refused counts as nothing written.
  const lists = useQueries({
    queries: present.map(({ managerId }) => queryFor(listItems, { fmUid: managerId, size: SHOWN })),
  })
  const failed = [managers, ...lists].filter(
    ({ data, error }) => data === undefined && error !== null && !(error instanceof CallRefused),
  )
  const retry = () => Promise.all(failed.map(({ refetch }) => refetch()))
  const waiting = managers.isPending || lists.some(({ isPending }) => isPending)
  const items = newestOf(
    lists.map(({ data }) => data?.records ?? []),
    SHOWN,
  )
  const read = [managers.data?.managers, ...lists.map(({ data }) => data?.records)]
  const lost = read.reduce((sum, list) => sum + unreadable(list), 0)
  const newest = items.find(({ counts }) => counts.comments > 0)
  return (
    <>
      <Card title="基金经理观点" flush>
        <UnreadableNotice of={lost} />
        {waiting ? (
          <Skeleton shape="rows" lines={3} />
        ) : items.length === 0 && failed.length > 0 ? (
          <FailedLine what="基金经理的观点" onRetry={retry} />
        ) : items.length + lost === 0 ? (
          <Row
            title="基金经理还没有发表观点"
            note="看看其他人的观点"
            href={vpPaths.home.to({ channel: 'manager' })}
          />
        ) : (
          <RowList label="基金经理观点">
            {items.map((item) => (
              <ItemCard key={item.itemId} item={item} kinds />
            ))}
            <Row title="查看全部" href={fundDetailPaths.fundViewPointList.to({ fundCode })} />
          </RowList>
        )}
        {!waiting && items.length > 0 && failed.length > 0 && (
          <FailedLine what="部分观点" onRetry={retry} />
        )}
      </Card>
      {waiting ? null : children}
      {waiting || newest === undefined ? null : <Comments item={newest} />}
    </>
  )
}

/** The first comments on an item; left out where they did not load. */
function Comments({ item }: { readonly item: ContentItem }) {
  const { itemId, title, summary } = item
  const query = useQuery(queryFor(listComments, { itemId, sort: 'hot', size: SHOWN }))
  const shown = (query.data?.records ?? []).filter(({ state }) => state === 'shown')
  if (shown.length === 0) return null
  return (
    <Card title="读者评论" flush>
      <p className={styles.about}>{`关于“${title === '' ? summary : title}”`}</p>
      <RowList label="读者评论">
        {shown.map(({ commentId, author, text, time }) => (
          <Row
            key={commentId}
            whole
            title={text}
            note={`${author.name} · ${contentTime(time, now14())}`}
            href={vpPaths.vpDiscuss.to({ itemId, commentId })}
          />
        ))}
      </RowList>
    </Card>
  )
}
