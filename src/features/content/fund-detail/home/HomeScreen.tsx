import { Suspense, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { cutText } from '#domain/text/cut-text.ts'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { prefetchCall } from '#api/query.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { hasAccount, session } from '#session/session.ts'
import { OpinionLine } from '#shared/views/content/OpinionLine.tsx'
import { IndexCard } from '#shared/parts/fund-index/IndexCard.tsx'
import { ComposedPart } from '#shared/pages/page-blocks/ComposedPart.tsx'
import { prefetchPage, usePageAnswer } from '#shared/pages/page-blocks/use-page.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { Refreshable } from '#templates/Refreshable.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Segments } from '#ui/fields/Segments.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { InTurn } from '#ui/layout/InTurn.tsx'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { Page } from '#ui/layout/Page.tsx'
import { Skeleton, SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { HeldFunds } from './HeldFunds.tsx'
import { LivePages } from './LivePages.tsx'

/** Broad, small and steady: three of the indexes on which funds are. */
const INDEXES = ['880800', '880500', '880001'] as const

type Input = PathInput<typeof fundDetailPaths.home>

const WatchedFunds = lazyPart(() => import('#shared/views/watch/WatchedFunds.tsx'))

const TABS = [
  { key: 'all', label: '推荐' },
  { key: 'watch', label: '自选' },
] as const

export const prefetch: Prefetch<Input> = (_, signedIn) => [
  ...prefetchPage({ slot: 'fund-home' }, signedIn),
  ...(signedIn ? [prefetchCall(listAssetsChannel, {})] : []),
]

/** Shows where funds begin: what operators compose, or the funds that the user watches. */
export default function HomeScreen({ input: { tab } }: { readonly input: Input }) {
  const choose = useUrlChoice(fundDetailPaths.home)
  const tabs = (
    <Segments
      label="基金"
      items={TABS}
      value={tab ?? 'all'}
      onChange={(key) => choose(key === 'watch' ? { tab: key } : {})}
    />
  )
  if (tab === undefined) return <FundHome tabs={tabs} />
  return (
    <Suspense fallback={<SkeletonScreen shape="list" />}>
      <WatchedFunds title="基金" head={tabs} />
    </Suspense>
  )
}

/** A search, what operators compose, and where three indexes are in their past. */
function FundHome({ tabs }: { readonly tabs: ReactNode }) {
  const navigate = useNavigate()
  const { openId } = useSnapshot(session)
  const [words, setWords] = useState('')
  const search = () => {
    const wanted = cutText(words.trim(), 40)
    void navigate(fundPortalPaths.allFundList.to(wanted === '' ? {} : { words: wanted }))
  }
  return (
    <Refreshable>
      <Page footNote={<OpinionLine />}>
        {tabs}
        <SearchField
          label="搜索基金"
          placeholder="基金名称、代码或拼音首字母"
          value={words}
          onChange={setWords}
          onSubmit={search}
        />
        {/* Each card moves those below it when it comes: they are shown then. */}
        <InTurn>
          <Slot />
          {hasAccount() ? <HeldFunds key={openId} /> : null}
          {INDEXES.map((indexCode) => (
            <IndexCard key={indexCode} indexCode={indexCode} />
          ))}
          <LivePages />
        </InTurn>
      </Page>
    </Refreshable>
  )
}

/** The composed part; the fixed ones stay where it cannot be shown. */
function Slot() {
  const query = usePageAnswer({ slot: 'fund-home' })
  return (
    <Loaded query={query} skeleton={<Skeleton lines={8} />}>
      {(answer) =>
        answer.kind === 'page' ? (
          <ComposedPart answer={answer} path={fundDetailPaths.home.to()} />
        ) : (
          <EmptyState
            kind="error"
            title="推荐内容暂时无法显示"
            note="您可以搜索基金，或查看下方的指数"
            actionText="重新加载"
            onAction={async () => void (await query.refetch())}
          />
        )
      }
    </Loaded>
  )
}
