import { bridge } from '#platform/bridge.ts'
import { toast } from '#ui/overlays/toast.ts'

interface PlannedFund {
  readonly fundCode: string
  readonly fundName: string
  /** Minimum of one instalment in yuan; null where it is not known. */
  readonly planMinAmount: string | null
}

/** Whether the container has a page of its own for plans. */
export const canOpenPlan = (): boolean => bridge().supports('navigateToFundTrading')

/** Opens the app's page for a regular plan, prefilled for this fund. A failure shows a toast. */
export async function openPlan({ fundCode, fundName, planMinAmount }: PlannedFund): Promise<void> {
  try {
    await bridge().call('navigateToFundTrading', {
      fundCode,
      amount: planMinAmount ?? '',
      periods: 0,
      cycle: 'month',
      planName: `${fundName}定投`.slice(0, 40),
      tradeType: 'plan',
    })
  } catch {
    toast.show('没有打开定投页面，请稍后再试')
  }
}
