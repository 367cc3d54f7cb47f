import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import type { PathInput } from '#paths/path.ts'
import { vpPaths } from '#paths/vp.ts'
import type { ContentState } from '#shared/views/content/content-types.ts'
import { ItemCard } from '#shared/views/content/items/ItemCard.tsx'
import { itemPath } from '#shared/views/content/items/item-path.ts'
import { useMyContent } from '#features/content/vp/parts/use-my-content.ts'
import { WriteSheet } from '#shared/views/content/writing/WriteSheet.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { deviceStore } from '#platform/stores/device-store.ts'
import { ItemList } from '#shared/views/content/lists/ItemList.tsx'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { ProfileCard, type Profile } from '../parts/ProfileCard.tsx'
import { reportsQuery } from './reports-query.ts'
import { hasUnseenOutcome } from './seen-outcomes.ts'
import { GoneItem } from './GoneItem.tsx'
import { SettingsTab } from './SettingsTab.tsx'

type Tab = Exclude<NonNullable<PathInput<typeof vpPaths.personalHome>['tab']>, 'items'>

const TABS: readonly { readonly key: Tab; readonly label: string }[] = [
  { key: 'posts', label: '发布' },
  { key: 'favourites', label: '收藏' },
  { key: 'settings', label: '设置' },
]

/** While the outcome of a report was not looked at. */
const TABS_WITH_NEWS = [
  ...TABS.slice(0, -1),
  { key: 'settings' as const, label: '设置', news: '有新的举报结果' },
]

const STATES = [
  { key: 'all', label: '全部' },
  { key: 'pending', label: '审核中' },
  { key: 'rejected', label: '未通过' },
  { key: 'shown', label: '已公开' },
  { key: 'hidden', label: '已隐藏' },
  { key: 'deleted', label: '已删除' },
] as const satisfies readonly { readonly key: ContentState | 'all'; readonly label: string }[]
type State = (typeof STATES)[number]['key']

interface Props {
  readonly profile: Profile
  readonly tab: PathInput<typeof vpPaths.personalHome>['tab']
}

/** The user's own page: what they wrote in all its states, what they keep, and settings. */
export function OwnHome({ profile, tab }: Props) {
  const choose = useUrlChoice(vpPaths.personalHome, { personId: 'me' })
  const { data } = useQuery(reportsQuery)
  const shown: Tab = tab === undefined || tab === 'items' ? 'posts' : tab
  const isNew =
    shown !== 'settings' && data !== undefined && hasUnseenOutcome(deviceStore, data.reports)
  const head = (
    <>
      <ProfileCard profile={profile} />
      <Segments
        label="我的"
        items={isNew ? TABS_WITH_NEWS : TABS}
        value={shown}
        onChange={(key) => choose({ tab: key })}
      />
    </>
  )
  switch (shown) {
    case 'posts':
      return <Posts head={head} />
    case 'favourites':
      return <Favourites head={head} />
    case 'settings':
      return <SettingsTab head={head} />
  }
}

interface TabProps {
  readonly head: ReactNode
}

function Posts({ head }: TabProps) {
  const navigate = useNavigate()
  const [state, setState] = useState<State>('all')
  const [writing, setWriting] = useState(false)
  const list = useMyContent('items', {
    part: 'posts',
    ...(state === 'all' ? {} : { state }),
  })
  return (
    <>
      <ItemList
        label={STATES.find(({ key }) => key === state)?.label ?? ''}
        list={list}
        head={
          <>
            {head}
            <Segments label="状态" items={STATES} value={state} onChange={setState} />
          </>
        }
        empty={
          state === 'all'
            ? {
                title: '您还没有发布过内容',
                actionText: '写一条想法',
                onAction: () => setWriting(true),
              }
            : { title: '没有这一状态的内容' }
        }
      >
        {(item) =>
          item.state === 'deleted' ? <GoneItem item={item} /> : <ItemCard item={item} own kinds />
        }
      </ItemList>
      <WriteSheet
        open={writing}
        writing={{ kind: 'post', kinds: ['idea', 'question', 'discussion'] }}
        onClose={() => setWriting(false)}
        onSent={(sent) => {
          if (sent.kind !== 'comment') void navigate(itemPath(sent))
        }}
      />
    </>
  )
}

function Favourites({ head }: TabProps) {
  const navigate = useNavigate()
  const list = useMyContent('items', { part: 'favourites' })
  return (
    <ItemList
      label="收藏"
      list={list}
      head={head}
      empty={{
        title: '您还没有收藏内容',
        note: '在文章、想法和讨论的底部可以收藏',
        actionText: '去看看观点',
        onAction: () => void navigate(vpPaths.home.to()),
      }}
    >
      {(item) => <ItemCard item={item} kinds />}
    </ItemList>
  )
}
