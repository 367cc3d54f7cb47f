import { useNavigate } from 'react-router-dom'
import { tradeWords } from '#domain/order/trade-words.ts'
import { dealPaths } from '#paths/deal.ts'
import { bridge } from '#platform/bridge.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { toast } from '#ui/overlays/toast.ts'
import type { Fund } from '../parts/fund.ts'
import { purchaseNote } from '../parts/purchase-state.ts'

/**
 * The buttons to buy, behind the pre-trade gate, and to set up a plan on the app's own page,
 * prefilled.
 */
export function FundActions({ fund }: { readonly fund: Fund }) {
  const navigate = useNavigate()
  const { fundCode } = fund
  const suspended = fund.applyStatus === 'suspended'
  const note = purchaseNote(fund)

  async function openPlan() {
    try {
      await bridge().call('navigateToFundTrading', {
        fundCode,
        amount: fund.planMinAmount ?? '',
        periods: 0,
        cycle: 'month',
        planName: `${fund.fundName}定投`.slice(0, 40),
        tradeType: 'plan',
      })
    } catch {
      toast.show('没有打开定投页面，请稍后再试')
    }
  }

  return (
    <BottomBar {...(note === null ? {} : { note })}>
      {bridge().supports('navigateToFundTrading') && fund.planMinAmount !== null ? (
        <Button kind="secondary" size="large" onClick={openPlan} disabled={suspended}>
          定投
        </Button>
      ) : null}
      <Button
        size="large"
        block
        disabled={suspended}
        onClick={() => void navigate(dealPaths.purchase.to({ fundCode }))}
      >
        {suspended ? '暂停申购' : tradeWords(fund).into}
      </Button>
    </BottomBar>
  )
}
