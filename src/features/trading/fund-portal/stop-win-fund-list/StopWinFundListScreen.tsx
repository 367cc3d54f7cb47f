import { queryFundList } from '#api/calls/fund-rule.ts'
import { prefetchPages } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { linkedRequest } from '#shared/fund-list/rule-request.ts'
import { planNotes } from '#shared/fund-list/ruled-fund.ts'
import { planOpening } from '#shared/plan/plan-opening.ts'
import type { Prefetch } from '#templates/screen.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { PortalList } from '../parts/PortalList.tsx'

type Input = PathInput<typeof fundPortalPaths.stopWinFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundList, linkedRequest('stop-profit', input)),
]

/**
 * Funds whose plans can stop at a target profit: those that plans can buy, without money-market
 * funds.
 */
export default function StopWinFundListScreen({ input }: { readonly input: Input }) {
  return (
    <PortalList
      label="支持止盈的基金"
      ruleId="stop-profit"
      path={fundPortalPaths.stopWinFundList}
      input={input}
      opening={planOpening}
      notes={planNotes}
      intro={
        <Banner tone="info">
          可为定投设定目标收益率，达到后计划自动结束，是否卖出由您决定。卖出按当日净值成交，收益可能变化。
        </Banner>
      }
    />
  )
}
