import { useQuery } from '@tanstack/react-query'
import { listAssetsChannel } from '#api/calls/asset.ts'
import { queryFor } from '#api/query.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { largestFirst } from '#domain/holding/holding.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { fundPortalPaths } from '#paths/fund-portal.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

type Input = PathInput<typeof directInvestPaths.directInvestCashier>

/** Chooses the fund of a plan: those held first, then the list of all that plans can buy. */
export function PlanFunds({ input }: { readonly input: Input }) {
  const assets = useQuery(queryFor(listAssetsChannel, {}))
  const { veil } = useHiddenAmounts()
  return (
    <DetailTemplate query={assets} skeleton="list">
      {({ holdings }) => (
        <>
          <UnreadableNotice of={[holdings]} />
          {holdings.length === 0 ? null : (
            <Card title="定投持有的基金" flush>
              <RowList label="持有的基金">
                {largestFirst(holdings).map(({ fundCode, fundName, amount, runningPlans }) => (
                  <Row
                    key={fundCode}
                    title={fundName}
                    note={
                      runningPlans === 0 ? fundCode : `${fundCode}，已有 ${runningPlans} 个定投`
                    }
                    value={veil(formatAmount(amount))}
                    valueNote="持有金额（元）"
                    href={directInvestPaths.directInvestCashier.to({ ...input, fundCode })}
                  />
                ))}
              </RowList>
            </Card>
          )}
          <Card flush>
            <Row
              title={holdings.length === 0 ? '选择可以定投的基金' : '其他可以定投的基金'}
              note="按类型、风险等级筛选"
              href={fundPortalPaths.directFundList.to()}
            />
          </Card>
        </>
      )}
    </DetailTemplate>
  )
}
