import { useNavigate } from 'react-router-dom'
import { tradeWords } from '#domain/order/trade-words.ts'
import { dealPaths } from '#paths/deal.ts'
import { purchaseNote } from '#shared/parts/fund/purchase-state.ts'
import { planOpening } from '#shared/engines/plan/plan-opening.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/base/Button.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'

interface Props {
  readonly fund: Fund
  /** A coupon that the order form is to use. */
  readonly cardId?: string | undefined
}

/** The buttons to buy and to make a plan, both behind the pre-trade gate. */
export function FundActions({ fund, cardId }: Props) {
  const navigate = useNavigate()
  const { fundCode } = fund
  const suspended = fund.applyStatus === 'suspended'
  const note = purchaseNote(fund)

  const plan = planOpening(fund)
  const openPlan = () => (plan.onOpen === undefined ? void navigate(plan.to) : plan.onOpen())

  return (
    <BottomBar note={note ?? undefined}>
      {fund.planMinAmount === null ? null : (
        <Button kind="secondary" size="large" track="plan" onClick={openPlan} disabled={suspended}>
          定投
        </Button>
      )}
      <Button
        size="large"
        block
        track="buy"
        disabled={suspended}
        onClick={() => void navigate(dealPaths.purchase.to({ fundCode, cardId }))}
      >
        {suspended ? '暂停申购' : tradeWords(fund).into}
      </Button>
    </BottomBar>
  )
}
