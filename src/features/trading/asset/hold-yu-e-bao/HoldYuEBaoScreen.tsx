import { Navigate } from 'react-router-dom'
import * as v from 'valibot'
import { queryHolding } from '#api/calls/asset.ts'
import * as fields from '#api/fields.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket, WALLET_FUND } from '#domain/order/business-codes.ts'
import { paths } from '#src/paths.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { FundPage } from '#shared/fund/FundPage.tsx'
import { StaleValueNotice } from '#shared/fund/StaleValueNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { HoldingLinks } from '../parts/HoldingLinks.tsx'
import { IncomeHistory } from './IncomeHistory.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { YieldChart } from './YieldChart.tsx'
import { useHolding } from '../parts/use-holding.ts'

export const urlFields = v.object({ fundCode: v.optional(fields.fundCode) })

interface Input {
  readonly fundCode?: string | undefined
}

export const prefetch: Prefetch<Input> = ({ fundCode = WALLET_FUND }) => [
  prefetchCall(queryHolding, { fundCode }),
  prefetchCall(queryFundOne, { fundCode }),
]

/** A money-market fund as held: its daily income first; without a holding, what it yields and the way in. */
export default function HoldYuEBaoScreen({ input }: { readonly input: Input }) {
  const { fundCode = WALLET_FUND } = input
  const holding = useHolding(fundCode)
  return (
    <FundPage
      fundCode={fundCode}
      waitFor={[holding]}
      skeleton="figures"
      template={(fund) =>
        isMoneyMarket(fund) ? (
          <DetailTemplate
            query={holding}
            actions={({ held }) => <MoneyActions fund={fund} held={held} />}
          >
            {({ held }) => (
              <>
                <MoneyFigures fund={fund} held={held} />
                <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
                <YieldChart fund={fund} />
                {held === null ? null : <IncomeHistory fundCode={fundCode} />}
                <MoneyFacts fund={fund} />
                {held === null ? null : <HoldingLinks holding={held} />}
              </>
            )}
          </DetailTemplate>
        ) : (
          <Navigate replace to={paths.singleHold.to({ fundCode })} />
        )
      }
    />
  )
}
