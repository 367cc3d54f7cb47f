import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type * as v from 'valibot'
import { listItems, queryPerson } from '#api/calls/content.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import * as types from '#domain/page/blocks/content-blocks.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { vpPaths } from '#paths/vp.ts'
import { now14 } from '#platform/clock.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { itemOfKindRow, itemRow } from '#shared/views/content/items/ItemRows.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { itemFacts, itemHeading } from '#shared/views/content/items/item-words.ts'
import { Avatar } from '#shared/views/content/items/PersonLine.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { KeptNotice } from '#shared/views/content/lists/KeptNotice.tsx'
import { NewerNotice } from '#shared/views/content/lists/NewerNotice.tsx'
import { useCursorList, useNewerItems } from '#shared/views/content/lists/use-cursor-list.ts'
import { FollowButton } from '#shared/views/content/marks/FollowButton.tsx'
import { usePersonFollow } from '#shared/views/content/marks/use-person-follow.ts'
import { BlockFailed } from '#shared/pages/page-blocks/BlockFailed.tsx'
import { blockView, type BlockComponent } from '#shared/pages/page-blocks/block-view.ts'
import { usePage } from '#shared/pages/page-blocks/page-context.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { EndlessRows } from '#ui/lists/EndlessRows.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { toast } from '#ui/base/toast.ts'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Tag } from '#ui/text/Tag.tsx'
import { FactLine } from '#ui/text/FactLine.tsx'
import { allArticles, useArticles } from './use-articles.ts'
import { Task } from './TaskBlock.tsx'
import styles from './ContentBlocks.module.css'

/** An item under its picture; without one, its first words. */
function CoverCard({ item }: { readonly item: ContentItem }) {
  const { title, summary } = itemHeading(item)
  const { cover } = item
  return (
    <a className={styles.cover} href={itemPath(item)}>
      {cover === null ? null : (
        <span className={styles.picture}>
          <Picture src={cover.url} alt="" width={16} height={9} />
        </span>
      )}
      <span className={styles.title}>{title}</span>
      {cover === null && summary !== '' ? <span className={styles.summary}>{summary}</span> : null}
      <span className={styles.facts}>
        {itemFacts(item, now14()).map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </span>
    </a>
  )
}

const Articles = blockView(types.articles, ({ title, look, of: _of, ...source }) => {
  const { items, failed, retry } = useArticles(source)
  const name = title === '' ? '文章' : title
  // Nothing is published there: the block takes no place.
  if (items?.length === 0) return null
  const all = allArticles(source)
  return (
    <Card
      title={name}
      flush={items !== undefined}
      extra={
        all === null ? undefined : (
          <a className={styles.more} href={all} aria-label={`更多${name}`}>
            更多
          </a>
        )
      }
    >
      {items === undefined ? (
        failed ? (
          <BlockFailed onRetry={retry} />
        ) : (
          <Skeleton lines={source.rows * 2} />
        )
      ) : look === 'row' ? (
        <RowList label={name}>
          {items.map((item) => (
            <ItemCard key={item.itemId} item={item} kinds />
          ))}
        </RowList>
      ) : (
        <ul className={styles[look === 'card' ? 'cards' : 'strip']} aria-label={name}>
          {items.map((item) => (
            <li key={item.itemId}>
              <CoverCard item={item} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
})

type Person = v.InferOutput<typeof queryPerson.payload>['person']

function Follow({ person }: { readonly person: Person }) {
  const { name } = person
  const { preview } = usePage()
  const { follow, offered } = usePersonFollow(person)
  if (!offered) return null
  const inPreview = async () => toast.show('预览中不会关注')
  return <FollowButton mark={preview ? { ...follow, toggle: inPreview } : follow} name={name} />
}

const PersonCard = blockView(types.person, ({ personId, fmUid, line, follow }) => {
  const { data, error, refetch } = useQuery(
    queryFor(queryPerson, personId === '' ? { fmUid } : { personId }),
  )
  if (data === undefined) {
    return (
      <Card>{error === null ? <Skeleton lines={2} /> : <BlockFailed onRetry={refetch} />}</Card>
    )
  }
  const { person } = data
  const to =
    person.fmUid === ''
      ? vpPaths.personalHome.to({ personId: person.personId })
      : fundDetailPaths.fundManagerArea.to({ fmUid: person.fmUid })
  const facts = [person.title, person.certNo === '' ? '' : `从业资格编号 ${person.certNo}`]
  // The line of who has left says that alone, which the tag does as well.
  const own = person.left === null ? person.line : ''
  const words = line === '' ? own : line
  return (
    <Card>
      <div className={styles.person}>
        <a className={styles.who} href={to}>
          <Avatar author={person} />
          <span className={styles.words}>
            <span className={styles.name}>
              {person.name}
              {person.left === null ? null : <Tag>{`已离任 ${formatDate(person.left)}`}</Tag>}
            </span>
            <span className={styles.note}>
              <FactLine facts={facts} />
            </span>
            {words === '' ? null : <span className={styles.line}>{words}</span>}
          </span>
        </a>
        {follow ? <Follow person={person} /> : null}
      </div>
    </Card>
  )
})

const CHANNEL_NAMES: Readonly<Record<(typeof types.FEED_CHANNELS)[number], string>> = {
  recommend: '推荐',
  manager: '基金经理的观点',
  question: '问答',
  discussion: '讨论',
  flash: '资讯',
}

const Feed = blockView(types.feed, ({ channel, of }) => {
  const { key } = useLocation()
  const feed = useRef<HTMLDivElement>(null)
  const label = CHANNEL_NAMES[channel]
  // The copy that /vp/home keeps of the same channel.
  const list = useCursorList(listItems, { channel }, itemKey, { keptAs: () => `vp-${channel}` })
  const newer = useNewerItems(
    listItems,
    { channel },
    list.keptAt === null ? list.first?.asOf : undefined,
  )
  const showNewer = () => {
    feed.current?.closest('[data-block]')?.scrollIntoView()
    void list.restart()
  }
  const lost = list.unreadable ?? 0
  return (
    <div ref={feed} className={styles.feed}>
      <KeptNotice keptAt={list.keptAt} onReload={() => void list.refetch()} />
      <NewerNotice count={newer} onShow={showNewer} />
      <Loaded
        query={list}
        skeleton={
          <Card flush>
            <Skeleton shape="rows" lines={8} />
          </Card>
        }
        isEmpty={(items) => items.length === 0 && lost === 0}
        empty={<EmptyState kind="empty" title={`${label}暂时没有内容`} />}
      >
        {(items) => (
          <div>
            <UnreadableNotice of={lost} />
            <EndlessRows
              label={label}
              items={items}
              itemKey={itemKey}
              placeKey={`${key} ${of.block.id}`}
              end={list.end}
              onMore={list.more}
            >
              {channel === 'flash' ? itemRow : itemOfKindRow}
            </EndlessRows>
          </div>
        )}
      </Loaded>
    </div>
  )
})

export const contentBlocks: Readonly<Record<string, BlockComponent>> = {
  Articles,
  Person: PersonCard,
  Feed,
  Task,
}
