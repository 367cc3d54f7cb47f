import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { queries } from '#app/data/queries.ts'
import { tabTap, TABS, type Tab } from '#domain/navigation/tabs.ts'
import { assetPaths } from '#paths/asset.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { homePaths } from '#paths/home.ts'
import { myCenterPaths } from '#paths/my-center.ts'
import { vpPaths } from '#paths/vp.ts'
import { notUrgent } from '#platform/pack-boot.ts'
import { noteOutcome, seenOutcome } from '#shared/engines/holding/seen-outcome.ts'
import { TabBar, type TabItem } from '#ui/layout/TabBar.tsx'
import {
  AssetsTabIcon,
  FundTabIcon,
  HomeTabIcon,
  MineTabIcon,
  ViewsTabIcon,
} from '#ui/layout/TabIcons.tsx'
import { tabAddress } from './tab-addresses.ts'

/** The words, roots and icons of the tabs. */
const ROOTS: Readonly<Record<Tab, Omit<TabItem, 'name'>>> = {
  home: { label: '首页', href: homePaths.home.to(), Icon: HomeTabIcon },
  fund: { label: '基金', href: fundDetailPaths.home.to(), Icon: FundTabIcon },
  views: { label: '观点', href: vpPaths.home.to(), Icon: ViewsTabIcon },
  assets: { label: '资产', href: assetPaths.holdList.to(), Icon: AssetsTabIcon },
  mine: { label: '我的', href: myCenterPaths.centerHome.to(), Icon: MineTabIcon },
}

/** The least time for which a refresh is seen, in ms. */
const SEEN = 400

const isTab = (name: string): name is Tab => TABS.some((tab) => tab === name)

/** Loads what is in view again. A failure is shown by the content itself. */
async function refresh(): Promise<void> {
  const seen = new Promise((resolve) => setTimeout(resolve, SEEN))
  await Promise.allSettled([queries.refetchQueries({ type: 'active' }), seen])
}

/** Marks on the tabs: the number of unread messages, and a dot for outcomes of orders today. */
interface Marks {
  readonly unread: string | null
  readonly outcome: string | null
}

/** The marks of 我的 and 资产. They come after the first screen. */
function useMarks(): Marks {
  const [unread, setUnread] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)
  useEffect(() => {
    let ends: readonly (() => void)[] = []
    let over = false
    const follow = async () => {
      await notUrgent
      const [{ followUnread }, { followOutcomes }] = await Promise.all([
        import('#shared/engines/message/follow-unread.ts'),
        import('#shared/engines/holding/follow-outcomes.ts'),
      ])
      if (over) return
      ends = [followUnread(queries, setUnread), followOutcomes(queries, setOutcome)]
    }
    // Without their file the tabs have no badge.
    follow().catch(() => {})
    return () => {
      over = true
      for (const end of ends) end()
    }
  }, [])
  return { unread, outcome }
}

export interface TabsProps {
  /** The tab that the screen in view is the root of. */
  readonly current: Tab | undefined
}

/** The tabs below the five roots; nothing on any other screen (rules.md#tabs). */
export function Tabs({ current }: TabsProps) {
  const navigate = useNavigate()
  const [refreshing, setRefreshing] = useState(false)
  const { unread, outcome } = useMarks()
  useEffect(() => {
    if (current === 'assets' && outcome !== null) noteOutcome(outcome)
  }, [current, outcome])
  if (current === undefined) return null
  const tap = (name: string, href: string) => {
    if (!isTab(name)) return
    const what = tabTap(current, name, window.scrollY <= 0)
    // The history has one entry for all roots: back from any of them leaves them all.
    if (what === 'switch') return void navigate(href, { replace: true })
    if (what === 'scroll') return window.scrollTo({ top: 0, behavior: 'auto' })
    setRefreshing(true)
    void refresh().then(() => setRefreshing(false))
  }
  const isNew = current !== 'assets' && outcome !== null && outcome !== seenOutcome()
  const badges: Partial<Record<Tab, string | null>> = {
    assets: isNew ? 'dot' : null,
    mine: unread,
  }
  const items = TABS.map((tab) => {
    const { label, href, Icon } = ROOTS[tab]
    const badge = badges[tab] ?? null
    return { name: tab, label, href: tabAddress(tab) ?? href, Icon, badge }
  })
  return <TabBar items={items} current={current} refreshing={refreshing} onTap={tap} />
}
