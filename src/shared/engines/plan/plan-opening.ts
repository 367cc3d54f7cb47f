import { cutText } from '#domain/text/cut-text.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { bridge, inApp } from '#platform/bridge.ts'
import { toast } from '#ui/base/toast.ts'

interface PlannedFund {
  readonly fundCode: string
  readonly fundName: string
  /** Minimum of one instalment in yuan; null where it is not known. */
  readonly planMinAmount: string | null
}

/**
 * The place where a plan of a fund is made: on our own screens in the app and wherever there is no
 * other. A mini-program and a bank's app have trading pages of their own and keep their users on
 * them (bridge/capabilities.md, a trading page of its own).
 */
export type PlanOpening =
  | { readonly to: string; readonly onOpen?: never }
  | { readonly to?: never; readonly onOpen: () => void }

export function planOpening(fund: PlannedFund): PlanOpening {
  const handsOver = !inApp() && bridge().supports('navigateToFundTrading')
  return handsOver
    ? { onOpen: () => void openPlan(fund) }
    : { to: directInvestPaths.directInvestType.to({ fundCode: fund.fundCode }) }
}

/** Opens the container's own page for a regular plan, prefilled. A failure shows a toast. */
async function openPlan({ fundCode, fundName, planMinAmount }: PlannedFund): Promise<void> {
  try {
    await bridge().call('navigateToFundTrading', {
      fundCode,
      amount: planMinAmount ?? '',
      periods: 0,
      cycle: 'month',
      planName: cutText(`${fundName}定投`, 40),
      tradeType: 'plan',
    })
  } catch {
    toast.show('没有打开定投页面，请稍后再试')
  }
}
