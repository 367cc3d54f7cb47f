import { useNavigate } from 'react-router-dom'
import { queryFundRanking } from '#api/calls/fund-market.ts'
import { prefetchPages } from '#api/query.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { Banner } from '#ui/text/Banner.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { FundList } from '../parts/FundList.tsx'
import { planNotes } from '../parts/ranked-fund.ts'
import { planOpening } from '#shared/plan/plan-opening.ts'
import { linkedRequest } from '../parts/ranking-request.ts'

type Input = PathInput<typeof fundPortalPaths.stopWinFundList>

export const prefetch: Prefetch<Input> = (input) => [
  prefetchPages(queryFundRanking, linkedRequest('stopProfit', input)),
]

/**
 * Funds whose plans can stop at a target profit: those that plans can buy, without money-market
 * funds.
 */
export default function StopWinFundListScreen({ input }: { readonly input: Input }) {
  const navigate = useNavigate()
  return (
    <FundList
      label="支持止盈的基金"
      scope="stopProfit"
      filters={input}
      onFilter={(filters) =>
        void navigate(fundPortalPaths.stopWinFundList.to(filters), { replace: true })
      }
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
