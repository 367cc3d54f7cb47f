import { Navigate } from 'react-router-dom'
import { getAlertMsg, queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket, WALLET_FUND } from '#domain/business-codes.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { SeenTask } from '#shared/engines/reward/SeenTask.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { BelowFold } from '#ui/layout/BelowFold.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { FundAlerts } from '../parts/FundAlerts.tsx'
import { CashActions } from './CashActions.tsx'
import { CashTerms } from './CashTerms.tsx'
import { OwnCash } from './OwnCash.tsx'
import { RealIncome } from './RealIncome.tsx'
import { YieldCard } from './YieldCard.tsx'

type Input = PathInput<typeof fundDetailPaths.fundCurrency>

export const prefetch: Prefetch<Input> = ({ fundCode = WALLET_FUND }) => [
  prefetchCall(queryFundOne, { fundCode }),
  prefetchCall(queryNavHistory, { fundCode }),
  prefetchCall(getAlertMsg, { fundCode }),
]

const actions = (fund: Fund) => (isMoneyMarket(fund) ? <CashActions fund={fund} /> : null)

/** A money-market fund as a place for cash: what it earned, and when money comes and goes. */
export default function FundCurrencyScreen({ input }: { readonly input: Input }) {
  const { fundCode = WALLET_FUND } = input
  return (
    <FundPage key={fundCode} fundCode={fundCode} skeleton="figures" actions={actions}>
      {(fund) =>
        isMoneyMarket(fund) ? (
          <Cash fund={fund} />
        ) : (
          <Navigate replace to={fundDetailPaths.fundDetailSingle.to({ fundCode })} />
        )
      }
    </FundPage>
  )
}

function Cash({ fund }: { readonly fund: Fund }) {
  const { fundCode } = fund
  return (
    <>
      <SeenTask task="view_fund" />
      <FundLine fund={fund} />
      <FundAlerts fund={fund} />
      <OwnCash fundCode={fundCode} />
      <YieldCard fund={fund} />
      <RealIncome fundCode={fundCode} />
      <BelowFold>
        <CashTerms fund={fund} />
        <Card flush>
          <Row
            title="完整的基金详情"
            note="持仓、费率、公告与全部历史收益"
            href={fundDetailPaths.fundDetailSingle.to({ fundCode })}
          />
        </Card>
      </BelowFold>
    </>
  )
}
