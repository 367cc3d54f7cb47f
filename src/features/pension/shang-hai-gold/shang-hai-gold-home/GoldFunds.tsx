import { direction, formatNav, formatPercent, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { sum } from '#domain/money/money.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { firstFee } from '#shared/parts/fund/answer-figures.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import {
  RANGE_NAMES,
  usePublishedFund,
  type ReturnState,
} from '#shared/parts/fund/return-with-risk.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { brandFunds } from '#domain/brand-funds.ts'

const RANGE = '1y'

/** The words next to the return (rules.md#publicity), or why there are none. */
function returnNotes(state: ReturnState | null): readonly string[] {
  switch (state?.kind) {
    case 'shown': {
      const { from, to, benchmark, fall } = state.shown
      return [
        `${formatDate(from)} 至 ${formatDate(to)}`,
        `业绩比较基准 ${formatPercent(benchmark)}`,
        `同期最大回撤 ${formatRate(-fall)}`,
      ]
    }
    case 'young':
      return ['成立时间较短，暂不展示该区间业绩']
    case 'incomplete':
      return ['基准或回撤数据不全，暂不展示该区间业绩']
    case 'failed':
    case 'loading':
    case undefined:
      return []
  }
}

const yearlyFee = ({ managementRate, custodyRate, salesServiceRate }: Fund) =>
  formatRate(sum([managementRate ?? '0', custodyRate ?? '0', salesServiceRate ?? '0']))

function GoldFund({ fundCode }: { readonly fundCode: string }) {
  const { fund: query, published, retryHistory } = usePublishedFund(fundCode, RANGE)
  const own = published?.kind === 'shown' ? published.shown.own : null
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" lines={1} />}>
      {(fund) => (
        <>
          <FundRow
            fundCode={fundCode}
            fundName={fund.fundName}
            notes={[
              `净值 ${formatNav(fund.nav)}（${formatDate(fund.navDate)}）`,
              ...returnNotes(published),
              `申购费 ${firstFee(fund)}`,
              `年费 ${yearlyFee(fund)}`,
              '持有不足 7 天卖出收取 1.5%',
            ]}
            figure={{
              value: own === null ? NO_FIGURE : formatPercent(own),
              tone: direction(own),
              of: RANGE_NAMES[RANGE],
            }}
            to={fundDetailPaths.fundDetailSingle.to({ fundCode })}
          />
          {published?.kind === 'failed' ? (
            <FailedLine what={`${RANGE_NAMES[RANGE]}业绩`} onRetry={retryHistory} />
          ) : null}
        </>
      )}
    </Loaded>
  )
}

/** The funds on gold, with value, return and fees; bought or by a plan from their own pages. */
export function GoldFunds() {
  return (
    <RowCard title="跟踪上海金的基金">
      {brandFunds.gold.map((fundCode) => (
        <GoldFund key={fundCode} fundCode={fundCode} />
      ))}
      <Row
        title="定投"
        note="按周或按月买入 A 类，可随时暂停或结束"
        href={directInvestPaths.directInvestType.to({ fundCode: brandFunds.gold[0] })}
      />
    </RowCard>
  )
}
