import { useQuery } from '@tanstack/react-query'
import { listIndexFunds } from '#api/calls/fund-index.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import { FundRow } from '#shared/parts/fund/FundRow.tsx'
import { planOpening } from '#shared/engines/plan/plan-opening.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { fundFacts, type IndexFund } from './index-detail-words.ts'

const mayPlan = ({ applyStatus, planMinAmount }: IndexFund) =>
  applyStatus !== 'suspended' && planMinAmount !== null

/** The funds on the index, the closest first, and a regular plan of the first that takes one. */
export function FundsCard({ indexCode }: { readonly indexCode: string }) {
  const query = useQuery(queryFor(listIndexFunds, { indexCode }))
  return (
    <Card title="跟踪这个指数的基金" extra="按跟踪误差" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={3} />}
        isEmpty={({ funds }) => isEmptyList(funds)}
        empty={
          <>
            <EmptyState kind="empty" title="暂无跟踪这个指数的基金" />
            <Row title="看其他指数基金" href={fundPortalPaths.performance.to({ type: '5' })} />
          </>
        }
      >
        {({ funds }) => (
          <>
            <UnreadableNotice of={[funds]} />
            <RowList label="跟踪这个指数的基金">
              {funds.map((fund) => (
                <FundRow
                  key={fund.fundCode}
                  fundCode={fund.fundCode}
                  fundName={fund.fundName}
                  notes={fundFacts(fund)}
                  figure={{
                    value: formatRate(fund.trackingError),
                    tone: 'ink',
                    of: '跟踪误差 近1年',
                  }}
                  to={fundDetailPaths.fundDetailSingle.to({ fundCode: fund.fundCode })}
                />
              ))}
              <PlanRow fund={funds.find(mayPlan)} />
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}

function PlanRow({ fund }: { readonly fund: IndexFund | undefined }) {
  if (fund === undefined) return null
  const { to, onOpen } = planOpening(fund)
  return (
    <Row
      title="定投"
      note={`每期扣款买入${fund.fundName}，可随时暂停或结束`}
      {...(to === undefined ? { onClick: onOpen } : { href: to })}
    />
  )
}
