import { useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { listComments } from '#api/calls/content.ts'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'
import { vpPaths } from '#paths/vp.ts'
import { useThread } from '#shared/views/content/comments/use-thread.ts'
import { ThreadSheets } from '#shared/views/content/comments/ThreadSheets.tsx'
import type { ContentComment, ContentItem, WholeItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from './ItemCard.tsx'
import { AgedNotice, PersonLine } from './PersonLine.tsx'
import { StateNotice } from './StateNotice.tsx'
import { useItem } from './use-item.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { useShell } from '#templates/shell-context.ts'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Button } from '#ui/base/Button.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { Page } from '#ui/layout/Page.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { StaleNotice } from '#templates/StaleNotice.tsx'
import { LinkChips } from './LinkChips.tsx'
import { AuthorFollow } from '#shared/views/content/marks/PersonFollow.tsx'
import { MoreSheet } from '#shared/views/content/moderation/MoreSheet.tsx'
import { useWriter } from '#shared/views/content/writing/use-writer.ts'
import { isSignedIn } from '#session/session.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { useDisplaySheet } from '#shared/parts/settings/use-display-sheet.ts'
import { shareWords } from '#shared/parts/sharing/words-in-view.ts'
import { Tag } from '#ui/text/Tag.tsx'
import { useRemoval } from '#shared/views/content/moderation/use-removal.ts'
import { CommentsCard } from './CommentsCard.tsx'
import { sharedTitle } from './item-words.ts'
import { withdrawn, type ItemList } from './WithdrawnItem.tsx'
import { ItemBar } from './ItemBar.tsx'
import styles from './ItemPage.module.css'

interface Props {
  readonly itemId: string
  /** The item's address, to be shared. */
  readonly path: string
  /** The place where others like it are, for when this one was withdrawn. */
  readonly list: ItemList
  /** Returns what the item says, in its card. */
  readonly children: (item: WholeItem) => ReactNode
  /** Returns what goes above the item's card. */
  readonly before?: (item: WholeItem) => ReactNode
  /** Cards between the item and its comments. */
  readonly after?: (item: WholeItem) => ReactNode
  /** True if what goes with it is listed below. */
  readonly showsRelated?: boolean
}

const commentKey = ({ commentId }: ContentComment) => commentId

/** One item whole, with its funds, its first comments and what goes with it. */
export function ItemPage(props: Props) {
  const { itemId, path, list, children, before, after, showsRelated = true } = props
  const query = useItem(itemId)
  return (
    <DataTemplate query={query} skeleton={<SkeletonScreen />} refused={withdrawn(list)}>
      {({ payload, keptAt }) => (
        <Item
          key={itemId}
          item={payload.item}
          related={showsRelated ? payload.related : []}
          keptAt={keptAt}
          onReload={() => void query.refetch()}
          path={path}
          before={before}
          after={after}
        >
          {children(payload.item)}
        </Item>
      )}
    </DataTemplate>
  )
}

interface ItemProps {
  readonly item: WholeItem
  readonly related: readonly ContentItem[]
  /** The time at which the copy shown without a network was stored; null: it is current. */
  readonly keptAt: number | null
  readonly onReload: () => void
  readonly path: string
  readonly before: Props['before']
  readonly after: Props['after']
  readonly children: ReactNode
}

function Item({ item, related, keptAt, onReload, path, before, after, children }: ItemProps) {
  const shell = useShell()
  const navigate = useNavigate()
  const { itemId, author, specialId, series } = item
  const offline = keptAt !== null
  const list = useCursorList(listComments, { itemId, sort: 'hot' }, commentKey)
  const thread = useThread({ item, onChanged: () => void list.restart() })
  const { gone, remove } = useRemoval()
  const [more, setMore] = useState(false)
  const textSize = useDisplaySheet()
  const writer = useWriter(isSignedIn())
  const own = writer.data?.personId === author.personId
  // Before it is known whose it is, neither deleting nor reporting it can be offered.
  const isOwnKnown = !isSignedIn() || !writer.isLoading
  const shared = item.state === 'shown' ? sharedTitle(item) : ''
  useEffect(
    () =>
      shared === ''
        ? undefined
        : shareWords({ title: shared, text: RISK_LINES.opinion, picture: '' }),
    [shared],
  )
  const chips = [
    ...item.topics.map(({ topicId, title }) => ({
      text: `# ${title}`,
      href: vpPaths.topicDetail.to({ topicId }),
    })),
    ...item.tags.map((tag) => ({ text: tag, href: vpPaths.tagAggregation.to({ tag }) })),
  ]
  if (gone.has(itemId)) {
    return (
      <Page>
        <EmptyState kind="empty" title="已删除" actionText="返回上一页" onAction={shell.back} />
      </Page>
    )
  }
  return (
    <>
      <Page footNote={<OpinionLine />}>
        <InTurn>
          <StaleNotice />
          <KeptNotice keptAt={keptAt} onReload={onReload} />
          {before?.(item)}
          <Card>
            <article className={styles.item}>
              {(item.title !== '' || item.promoted) && (
                <div className={styles.head}>
                  {item.promoted && <Tag tone="warning">推广</Tag>}
                  {item.title !== '' && <h1 className={styles.title}>{item.title}</h1>}
                </div>
              )}
              <PersonLine author={author} time={item.publishTime} ipPlace={item.ipPlace}>
                {!offline && <AuthorFollow author={author} />}
              </PersonLine>
              <StateNotice state={item.state} reason={item.stateReason} />
              {author.kind !== 'member' && <AgedNotice time={item.publishTime} />}
              {children}
              {chips.length > 0 && <LinkChips label="话题和标签" items={chips} />}
              <div className={styles.foot}>
                <p className={styles.note}>
                  {item.sourceName === '' ? '' : `来源：${item.sourceName}`}
                </p>
                <span className={styles.acts}>
                  <Button kind="text" size="small" onClick={() => void textSize.show()}>
                    文字大小
                  </Button>
                  <Button
                    kind="text"
                    size="small"
                    disabled={!isOwnKnown}
                    onClick={() => setMore(true)}
                  >
                    更多
                  </Button>
                </span>
              </div>
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
          {specialId !== null && (
            <Card flush>
              <Row
                {...(series === null
                  ? { title: '查看所属专题' }
                  : { title: '所属专题', note: series.title })}
                href={vpPaths.special.to({ specialId })}
              />
            </Card>
          )}
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
        </InTurn>
      </Page>
      {!offline && <ItemBar item={item} path={path} onWrite={() => void thread.write()} />}
      <ThreadSheets thread={thread} />
      <MoreSheet
        about={more ? { target: { itemId }, author, own } : null}
        onClose={() => setMore(false)}
        onRemove={(target) => remove(target)}
        onBlocked={() => void navigate(vpPaths.home.to())}
      />
      {textSize.sheet}
    </>
  )
}
