import { Navigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket, WALLET_FUND } from '#domain/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { wxInviteFriendPaths } from '#paths/activities/wx-invite-friend.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FundPage } from '#shared/parts/fund/FundPage.tsx'
import { StaleValueNotice } from '#shared/parts/fund/StaleValueNotice.tsx'
import { LargeDepositRow } from '#shared/engines/order/form/LargeDepositRow.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { HoldingLinks } from '../parts/HoldingLinks.tsx'
import { IncomeHistory } from './IncomeHistory.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'
import { MoneyFigures } from './MoneyFigures.tsx'
import { YieldChart } from './YieldChart.tsx'
import { useHolding, type Holding } from '#shared/engines/holding/use-holding.ts'

type Input = PathInput<typeof assetPaths.holdYuEBao>

export const prefetch: Prefetch<Input> = ({ fundCode = WALLET_FUND }) => [
  prefetchCall(queryHolding, { fundCode }),
  prefetchCall(queryFundOne, { fundCode }),
]

/**
 * A money-market fund with its daily income; for users who do not hold it, its yield and the button
 * to buy.
 */
export default function HoldYuEBaoScreen({ input }: { readonly input: Input }) {
  const { fundCode = WALLET_FUND } = input
  const holding = useHolding(fundCode)
  return (
    <FundPage fundCode={fundCode} waitFor={[holding]} skeleton="figures" ownTemplate>
      {(fund) =>
        isMoneyMarket(fund) ? (
          <MoneyHolding fund={fund} holding={holding} />
        ) : (
          <Navigate replace to={assetPaths.singleHold.to({ fundCode })} />
        )
      }
    </FundPage>
  )
}

interface Props {
  readonly fund: Fund
  readonly holding: ReturnType<typeof useHolding>
}

function MoneyHolding({ fund, holding }: Props) {
  const { fundCode } = fund
  const actions = ({ held }: { readonly held: Holding | null }) => (
    <MoneyActions fund={fund} held={held} />
  )
  return (
    <DetailTemplate query={holding} actions={actions}>
      {({ held }) => (
        <>
          <MoneyFigures fund={fund} held={held} />
          <StaleValueNotice date={fund.navDate} today={fund.tradeDate} />
          <YieldChart fund={fund} />
          {held === null ? null : <IncomeHistory fundCode={fundCode} />}
          {fundCode === WALLET_FUND ? <LargeDepositRow /> : null}
          <MoneyFacts fund={fund} />
          <ExplainRow />
          {held === null ? null : <HoldingLinks holding={held} />}
        </>
      )}
    </DetailTemplate>
  )
}

/** Shows what the two figures mean, and when money comes and goes. */
function ExplainRow() {
  return (
    <Card flush>
      <Row
        title="看懂货币基金"
        note="七日年化、万份收益和到账时间"
        href={wxInviteFriendPaths.wxFinancialExplain.to()}
      />
    </Card>
  )
}
