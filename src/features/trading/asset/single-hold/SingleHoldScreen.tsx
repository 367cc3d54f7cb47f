import { Navigate } from 'react-router-dom'
import { queryHolding } from '#api/calls/asset.ts'
import { prefetchCall } from '#api/query.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { assetPaths } from '#paths/asset.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import { StaleValueNotice } from '#shared/parts/fund/StaleValueNotice.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { HoldingActions } from './HoldingActions.tsx'
import { HoldingFigures } from './HoldingFigures.tsx'
import { HoldingLinks } from '../parts/HoldingLinks.tsx'
import { IncomeCurve } from '../parts/IncomeCurve.tsx'
import { NotHeld } from '../parts/NotHeld.tsx'
import { SharesCard } from './SharesCard.tsx'
import { useHolding, type Holding } from '#shared/engines/holding/use-holding.ts'

function actions({ held }: { readonly held: Holding | null }) {
  return held === null ? null : <HoldingActions holding={held} />
}

type Input = PathInput<typeof assetPaths.singleHold>

export const prefetch: Prefetch<Input> = (input) => [prefetchCall(queryHolding, input)]

/** One holding: amount, profit figures, shares, and the buttons to trade it. */
export default function SingleHoldScreen({ input }: { readonly input: Input }) {
  const { fundCode } = input
  const holding = useHolding(fundCode)
  const held = holding.data?.held
  if (held && isMoneyMarket(held))
    return <Navigate replace to={assetPaths.holdYuEBao.to({ fundCode })} />
  return (
    <DetailTemplate
      skeleton="holdings"
      query={holding}
      isEmpty={(data) => data.held === null}
      empty={<NotHeld fundCode={fundCode} />}
      actions={actions}
    >
      {(data) =>
        data.held && (
          <>
            <HoldingFigures holding={data.held} />
            <StaleValueNotice date={data.held.navDate} today={data.held.incomeDate} />
            <IncomeCurve fundCode={fundCode} />
            <SharesCard holding={data.held} />
            <HoldingLinks holding={data.held} />
          </>
        )
      }
    </DetailTemplate>
  )
}
