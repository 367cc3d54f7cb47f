import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { listItems, queryPerson } from '#api/calls/content.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { yearHeadings } from '#domain/content/year-headings.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import { session } from '#session/session.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { NewerItems } from '#features/content/vp/parts/NewerItems.tsx'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { itemKey } from '#shared/views/content/items/item-key.ts'
import { prefetchCursorPages, useCursorList } from '#shared/views/content/lists/use-cursor-list.ts'
import { PersonFollow } from '#shared/views/content/marks/PersonFollow.tsx'
import {
  BLOCKED_CONTENT,
  BlockedBanner,
  isBlocked,
} from '#shared/views/content/people/BlockedBanner.tsx'
import { DataTemplate } from '#templates/DataTemplate.tsx'
import { ListTemplate } from '#templates/ListTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { Segments } from '#ui/fields/Segments.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import { PersonMore } from '../parts/PersonMore.tsx'
import { ProfileCard, type Profile } from '../parts/ProfileCard.tsx'
import { FundStrip } from './FundStrip.tsx'
import styles from './ManagerContent.module.css'

type Input = PathInput<typeof vpPaths.managerContent>
type Kind = NonNullable<Input['kind']>

const KINDS = [
  { key: 'all', label: '全部' },
  { key: 'article', label: '文章' },
  { key: 'idea', label: '想法' },
  { key: 'video', label: '视频' },
  { key: 'answer', label: '回答' },
] as const satisfies readonly { readonly key: Kind | 'all'; readonly label: string }[]

export const prefetch: Prefetch<Input> = ({ fmUid, kind }) => [
  prefetchCall(queryPerson, { fmUid }),
  prefetchCursorPages(listItems, { fmUid, kind }),
]

/** Shows what a fund manager has written, by year, and the funds that they manage. */
export default function ManagerContentScreen({ input }: { readonly input: Input }) {
  const { openId } = useSnapshot(session)
  const query = useQuery(queryFor(queryPerson, { fmUid: input.fmUid }))
  return (
    <DataTemplate
      key={openId}
      query={query}
      title={({ person }) => person.name}
      skeleton={<SkeletonScreen shape="list" />}
    >
      {(profile) => <Content input={input} profile={profile} />}
    </DataTemplate>
  )
}

/** Says so of people who have left: they publish nothing more. */
function emptyTitle(person: Profile['person'], kind: Kind | 'all'): string {
  const { name, left } = person
  if (isBlocked(person)) return BLOCKED_CONTENT
  if (left !== null) return kind === 'all' ? `${name} 没有公开的内容` : '没有这一类内容'
  return kind === 'all' ? `${name} 还没有发布内容` : '还没有这一类内容'
}

interface ContentProps {
  readonly input: Input
  readonly profile: Profile
}

function Content({ input: { fmUid, kind }, profile }: ContentProps) {
  const navigate = useNavigate()
  const replace = useReplace()
  const { person, funds } = profile
  const request = { fmUid, kind }
  const list = useCursorList(listItems, request, itemKey)
  const chosen = kind ?? 'all'
  const to = (key: Kind | 'all') =>
    vpPaths.managerContent.to({ fmUid, kind: key === 'all' ? undefined : key })
  return (
    <ListTemplate
      label={KINDS.find(({ key }) => key === chosen)?.label ?? ''}
      list={{ ...list, data: list.data && yearHeadings(list.data) }}
      itemKey={({ item }) => item.itemId}
      head={
        <>
          {person.left !== null && person.items > 0 && (
            <Banner tone="info">{`${person.name} 已离任，以下为其任职期间发布的内容。`}</Banner>
          )}
          <BlockedBanner person={person} />
          <ProfileCard
            profile={profile}
            more={<PersonMore person={person} />}
            follow={<PersonFollow person={person} />}
            ways={[{ title: '任职与业绩', href: fundDetailPaths.fundManagerArea.to({ fmUid }) }]}
          />
          {funds.length > 0 && person.left === null && <FundStrip funds={funds} />}
          <Segments
            label="内容"
            items={KINDS}
            value={chosen}
            onChange={(key) => replace(to(key))}
          />
          <NewerItems request={request} list={list} />
        </>
      }
      empty={{
        title: emptyTitle(person, chosen),
        ...(chosen === 'all'
          ? {
              actionText: '看看其他基金经理',
              onAction: () => void navigate(vpPaths.home.to({ channel: 'manager' })),
            }
          : {
              actionText: '查看全部',
              onAction: () => replace(to('all')),
            }),
      }}
      footNote={<OpinionLine />}
    >
      {({ item, heading }) => (
        <>
          {heading !== null && <h2 className={styles.heading}>{heading}</h2>}
          <ItemCard item={item} own kinds={chosen === 'all'} />
        </>
      )}
    </ListTemplate>
  )
}
