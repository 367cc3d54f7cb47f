import type { ComponentProps } from 'react'
import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { dealPaths } from '#paths/deal.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { FundList } from '#shared/views/fund-list/FundList.tsx'
import { linkedRequest } from '#shared/views/fund-list/rule-request.ts'
import { planNotes, purchaseNotes } from '#shared/views/fund-list/ruled-fund.ts'
import { planOpening } from '#shared/engines/plan/plan-opening.ts'
import type { Prefetch } from '#templates/screen.ts'
import { useUrlChoice } from '#templates/ways/use-url-choice.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { FundFilters } from './portal-filters.ts'

const PLAN = { opening: planOpening, notes: planNotes }

interface Portal extends Omit<ComponentProps<typeof FundList>, 'filters' | 'onFilter' | 'keys'> {
  /** The screen's own path: its fields are the filters, which a return or reload keeps. */
  readonly path: Pick<(typeof fundPortalPaths)['performance'], 'to'>
}

/** The lists to look funds up in, by the return of a stage. */
const LISTS = {
  performance: {
    label: '基金排行',
    ruleId: 'all',
    path: fundPortalPaths.performance,
    starred: true,
    opening: ({ fundCode }) => ({ to: fundDetailPaths.fundDetailSingle.to({ fundCode }) }),
  },
  // A tap opens the purchase, behind the pre-trade gate (rules.md#pre-trade-gate).
  buy: {
    label: '可以买入的基金',
    ruleId: 'buy',
    path: fundPortalPaths.buyFundList,
    search: true,
    opening: ({ fundCode }) => ({ to: dealPaths.purchase.to({ fundCode }) }),
    notes: purchaseNotes,
  },
  plan: {
    label: '可以定投的基金',
    ruleId: 'plan',
    path: fundPortalPaths.directFundList,
    search: true,
    ...PLAN,
  },
  // Those that plans can buy, without money-market funds.
  stopProfit: {
    label: '支持止盈的基金',
    ruleId: 'stop-profit',
    path: fundPortalPaths.stopWinFundList,
    search: true,
    ...PLAN,
    intro: (
      <Banner tone="info">
        可为定投设定目标收益率，达到后计划自动结束，是否卖出由您决定。卖出按当日净值成交，收益可能变化。
      </Banner>
    ),
  },
} satisfies Record<string, Portal>

type PortalName = keyof typeof LISTS

/** The call of a list that starts before its screen. */
export const portalPrefetch =
  (name: PortalName): Prefetch<FundFilters> =>
  (input) => [prefetchPages(queryFundList, linkedRequest(LISTS[name].ruleId, input))]

interface Props {
  readonly name: PortalName
  readonly input: FundFilters
}

/** One of the lists, with the filters of its address. */
export function PortalList({ name, input }: Props) {
  const { path, ...list }: Portal = LISTS[name]
  const choose = useUrlChoice(path)
  return (
    <FundList spans keys={['type', 'risk', 'order']} filters={input} onFilter={choose} {...list} />
  )
}
