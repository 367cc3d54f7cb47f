import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall, queryFor } from '#api/query.ts'
import { isMoneyMarket, WALLET_FUND } from '#domain/order/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { StaleValueNotice } from '#shared/fund/StaleValueNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { HoldingLinks } from '../parts/HoldingLinks.tsx'
import { IncomeHistory } from './IncomeHistory.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { MoneyFigures, type Fund } from './MoneyFigures.tsx'
import { YieldChart } from './YieldChart.tsx'
import { useHolding, type Holding } from '../parts/use-holding.ts'

interface Data {
  readonly fund: Fund
  readonly held: Holding | null
}

const actionsOf = ({ fund, held }: Data) => <MoneyActions fund={fund} held={held} />

type Input = PathInput<typeof assetPaths.holdYuEBao>

export const prefetch: Prefetch<Input> = ({ fundCode = WALLET_FUND }) => [
  prefetchCall(queryHolding, { fundCode }),
  prefetchCall(queryFundOne, { fundCode }),
]

/** A money-market fund as held: its daily income first; without a holding, what it yields and the way in. */
export default function HoldYuEBaoScreen({ input }: { readonly input: Input }) {
  const { fundCode = WALLET_FUND } = input
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const holding = useHolding(fundCode)
  const both = {
    data: fund.data && holding.data ? { fund: fund.data, held: holding.data.held } : undefined,
    isPending: fund.isPending || holding.isPending,
    error: fund.error ?? holding.error,
    dataUpdatedAt: Math.min(fund.dataUpdatedAt, holding.dataUpdatedAt),
    refetch: () => Promise.all([fund.refetch(), holding.refetch()]),
  }
  if (fund.data && !isMoneyMarket(fund.data))
    return <Navigate replace to={assetPaths.singleHold.to({ fundCode })} />
  return (
    <DetailTemplate skeleton="figures" query={both} actions={actionsOf}>
      {({ fund: money, held }) => (
        <>
          <MoneyFigures fund={money} held={held} />
          <StaleValueNotice date={money.navDate} today={money.tradeDate} />
          <YieldChart fund={money} />
          {held === null ? null : <IncomeHistory fundCode={fundCode} />}
          <MoneyFacts fund={money} />
          {held === null ? null : <HoldingLinks holding={held} />}
        </>
      )}
    </DetailTemplate>
  )
}
