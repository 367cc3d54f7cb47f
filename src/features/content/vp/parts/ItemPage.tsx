import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { listComments } from '#api/calls/content.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { vpPaths } from '#paths/vp.ts'
import { useThread } from '#shared/content/comments/use-thread.ts'
import { ThreadSheets } from '#shared/content/comments/ThreadSheets.tsx'
import type { ContentComment, ContentItem, WholeItem } from '#shared/content/content-types.ts'
import { ItemCard } from '#shared/content/items/ItemCard.tsx'
import { AgedNotice, PersonLine } from '#shared/content/items/PersonLine.tsx'
import { StateNotice } from '#shared/content/items/StateNotice.tsx'
import { useItem } from '#shared/content/items/use-item.ts'
import { KeptNotice } from '#shared/content/lists/KeptNotice.tsx'
import { useCursorList } from '#shared/content/lists/use-cursor-list.ts'
import { FundRow } from '#shared/fund/FundRow.tsx'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { useShell } from '#templates/shell-context.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { RiskLine } from '#templates/RiskLine.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { MoreSheet, type MoreAbout } from '#shared/content/moderation/MoreSheet.tsx'
import { useWriter } from '#shared/content/writing/use-writer.ts'
import { isSignedIn } from '#session/session.ts'
import { useRemoval } from '#shared/content/moderation/use-removal.ts'
import { CommentsCard } from './CommentsCard.tsx'
import { ItemBar } from './ItemBar.tsx'
import styles from './ItemPage.module.css'

interface Props {
  readonly itemId: string
  /** The item's address, to be shared. */
  readonly path: string
  /** What the item says, in its card. */
  readonly children: (item: WholeItem) => ReactNode
  /** What goes above the item's card. */
  readonly before?: (item: WholeItem) => ReactNode
  /** Cards between the item and its comments. */
  readonly after?: (item: WholeItem) => ReactNode
  /** Whether what goes with it is listed below. */
  readonly showsRelated?: boolean
}

const commentKey = ({ commentId }: ContentComment) => commentId

/** One item whole, with its funds, its first comments and what goes with it. */
export function ItemPage({ itemId, path, children, before, after, showsRelated = true }: Props) {
  const query = useItem(itemId)
  const data = query.data
  return (
    <DetailTemplate
      query={query}
      skeleton="detail"
      footNote={<RiskLine>{RISK_LINES.opinion}</RiskLine>}
    >
      {({ payload, keptAt }) => (
        <>
          <KeptNotice keptAt={keptAt} onReload={() => void query.refetch()} />
          <Item
            key={itemId}
            item={payload.item}
            related={showsRelated ? payload.related : []}
            offline={data?.keptAt !== null}
            path={path}
            before={before}
            after={after}
          >
            {children(payload.item)}
          </Item>
        </>
      )}
    </DetailTemplate>
  )
}

interface ItemProps {
  readonly item: WholeItem
  readonly related: readonly ContentItem[]
  readonly offline: boolean
  readonly path: string
  readonly before: Props['before']
  readonly after: Props['after']
  readonly children: ReactNode
}

function Item({ item, related, offline, path, before, after, children }: ItemProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const { itemId, author } = item
  const list = useCursorList(listComments, { itemId, sort: 'hot' }, commentKey)
  const thread = useThread({ item, onChanged: () => void list.restart() })
  const { gone, remove } = useRemoval()
  const [more, setMore] = useState<MoreAbout | null>(null)
  const writer = useWriter(isSignedIn())
  const own = writer.data?.personId === author.personId
  if (gone.has(itemId)) {
    return <EmptyState kind="empty" title="已删除" actionText="返回上一页" onAction={shell.back} />
  }
  return (
    <>
      {before?.(item)}
      <Card>
        <article className={styles.item}>
          {item.title !== '' && <h1 className={styles.title}>{item.title}</h1>}
          <PersonLine author={author} time={item.publishTime} ipPlace={item.ipPlace}>
            <Button
              kind="text"
              size="small"
              onClick={() => setMore({ target: { itemId }, author, own })}
            >
              更多
            </Button>
          </PersonLine>
          <StateNotice state={item.state} reason={item.stateReason} />
          {author.kind !== 'member' && <AgedNotice time={item.publishTime} />}
          {children}
          {item.sourceName !== '' && <p className={styles.note}>{`来源：${item.sourceName}`}</p>}
          {item.tags.length > 0 && (
            <p className={styles.tags}>
              {item.tags.map((tag) => (
                <Tag key={tag}>{tag}</Tag>
              ))}
            </p>
          )}
        </article>
      </Card>
      {item.funds.length > 0 && (
        <Card title="文中基金" flush>
          <RowList>
            {item.funds.map(({ fundCode, fundName }) => (
              <FundRow
                key={fundCode}
                fundCode={fundCode}
                fundName={fundName}
                to={fundDetailPaths.fundDetailSingle.to({ fundCode })}
              />
            ))}
          </RowList>
        </Card>
      )}
      {after?.(item)}
      {!offline && item.state === 'shown' && (
        <CommentsCard item={item} list={list} thread={thread} />
      )}
      {related.length > 0 && (
        <Card title="相关内容" flush>
          <RowList>
            {related.map((it) => (
              <ItemCard key={it.itemId} item={it} kinds />
            ))}
          </RowList>
        </Card>
      )}
      {!offline && <ItemBar item={item} path={path} onWrite={() => void thread.write()} />}
      <ThreadSheets thread={thread} />
      <MoreSheet
        about={more}
        onClose={() => setMore(null)}
        onRemove={(target) => remove(target)}
        onBlocked={() => void navigate(vpPaths.home.to())}
      />
    </>
  )
}
