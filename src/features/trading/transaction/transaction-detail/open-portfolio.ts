import { bridge } from '#platform/bridge.ts'
import { toast } from '#ui/base/toast.ts'

/** The codes that the app's page takes. */
const CODE = /^\w{1,16}$/

/** Returns whether the container can show this portfolio's page for trading. */
export const canOpenPortfolio = (portfolioCode: string): boolean =>
  CODE.test(portfolioCode) && bridge().supports('goCombineTrading')

/** Opens the app's page to buy a portfolio. A failure shows a toast. */
export async function buyPortfolio(portfolioCode: string): Promise<void> {
  try {
    await bridge().call('goCombineTrading', { portfolioCode, amount: '', tradeType: 'buy' })
  } catch {
    toast.show('没有打开组合的买入页面，请稍后再试')
  }
}
