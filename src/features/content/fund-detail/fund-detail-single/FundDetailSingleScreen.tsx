import { getAlertMsg, listFundEvents, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { StaleValueNotice } from '#shared/parts/fund/StaleValueNotice.tsx'
import { SeenTask } from '#shared/engines/reward/SeenTask.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { CardLink } from './CardLink.tsx'
import { FeeCard } from '#shared/parts/fund/FeeCard.tsx'
import { FundActions } from '../parts/FundActions.tsx'
import { FundAlerts } from '../parts/FundAlerts.tsx'
import { FundFacts } from './FundFacts.tsx'
import { FundHeader } from './FundHeader.tsx'
import { FundLinks } from './FundLinks.tsx'
import { NavChart } from '#shared/parts/fund-chart/NavChart.tsx'
import { StageTable } from '#shared/parts/fund/StageTable.tsx'
import { TradeDates } from '#shared/engines/market/TradeDates.tsx'
import { LazyInView } from './LazyInView.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { ClassesCard, DividendsCard, HoldingsCard, OutcomesCard, RiskCard } from './lazy-cards.ts'

type Input = PathInput<typeof fundDetailPaths.fundDetailSingle>

export const prefetch: Prefetch<Input> = ({ fundCode }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
  prefetchCall(getAlertMsg, { fundCode }),
  prefetchCall(listFundEvents, { fundCode }),
]

/** One fund: value, performance, risk, holdings, fees, and the buttons to buy it. */
export default function FundDetailSingleScreen({
  input: { fundCode, cardId },
}: {
  readonly input: Input
}) {
  const input = { fundCode }
  const actions = (fund: Fund) => <FundActions fund={fund} cardId={cardId} />
  return (
    // The key resets chosen ranges when the fund changes.
    <FundPage key={input.fundCode} {...input} titled skeleton="figures" actions={actions}>
      {(data) => (
        <>
          <FundHeader fund={data} />
          <StaleValueNotice date={data.navDate} today={data.tradeDate} />
          <FundAlerts fund={data} />
          <NavChart
            fund={data}
            extra={
              isMoneyMarket(data) ? (
                <CardLink to={fundDetailPaths.fundNetWorth.to(input)}>历史收益</CardLink>
              ) : (
                <CardLink to={fundDetailPaths.fundValueHistory.to(input)}>历史净值</CardLink>
              )
            }
          />
          <StageTable
            fund={data}
            extra={
              <CardLink to={fundDetailPaths.fundDetailAchievement.to(input)}>年度和季度</CardLink>
            }
          />
          <BelowFold>
            {isMoneyMarket(data) ? null : (
              <>
                <LazyInView id="risk" title="风险指标">
                  <RiskCard fund={data} />
                </LazyInView>
                <LazyInView title="不同持有时间的历史收益分布">
                  <OutcomesCard fund={data} />
                </LazyInView>
              </>
            )}
            <LazyInView id="holdings" title="持仓">
              <HoldingsCard fund={data} />
            </LazyInView>
            {isMoneyMarket(data) ? null : (
              <LazyInView id="dividends" title="分红日历">
                <DividendsCard
                  fund={data}
                  extra={
                    <CardLink
                      to={fundDetailPaths.fundValueHistory.to({ ...input, only: 'dividend' })}
                    >
                      全部分红
                    </CardLink>
                  }
                />
              </LazyInView>
            )}
            <TradeDates market={REAL_MONEY} fund={data} />
            <FeeCard
              fund={data}
              extra={<CardLink to={fundDetailPaths.fundTradeRule.to(input)}>交易规则</CardLink>}
            />
            <LazyInView title="份额类别对比">
              <ClassesCard fund={data} />
            </LazyInView>
            <FundFacts fund={data} />
            <FundLinks fund={data} />
          </BelowFold>
          <SeenTask task="view_fund" />
        </>
      )}
    </FundPage>
  )
}
