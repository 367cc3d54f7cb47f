import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { direction, formatNav, formatNearDay, formatPercent } from '#domain/money/format-figures.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { now14 } from '#platform/clock.ts'
import { FundRow } from '#shared/fund/FundRow.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { GOLD_FUNDS } from './gold-funds.ts'

function GoldFund({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(queryFundOne, { fundCode }))
  return (
    <Loaded query={query} skeleton={<Skeleton shape="rows" lines={1} />}>
      {({ fundName, nav, navDate, stages }) => {
        const year = stages.find(({ stage }) => stage === '1y')?.own ?? null
        const day = formatNearDay(navDate, now14().slice(0, 8))
        return (
          <FundRow
            fundCode={fundCode}
            fundName={fundName}
            notes={[`净值 ${formatNav(nav)}`, '持有不足 7 天卖出收取 1.5%']}
            figure={{ value: formatPercent(year), tone: direction(year), of: `近1年 ${day}` }}
            to={fundDetailPaths.fundDetailSingle.to({ fundCode })}
          />
        )
      }}
    </Loaded>
  )
}

/** The funds on gold, with value and day; bought or by a plan from their own pages. */
export function GoldFunds() {
  return (
    <RowCard title="跟踪上海金的基金">
      {GOLD_FUNDS.map((fundCode) => (
        <GoldFund key={fundCode} fundCode={fundCode} />
      ))}
      <Row
        title="定投"
        note="按周或按月买入 A 类，可随时暂停或结束"
        href={directInvestPaths.directInvestType.to({ fundCode: GOLD_FUNDS[0] })}
      />
    </RowCard>
  )
}
