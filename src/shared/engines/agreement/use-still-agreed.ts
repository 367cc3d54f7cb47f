import { getFundProtocolConfig } from '#api/calls/trade.ts'
import type { Protocol } from './consent.ts'
import { useFresh } from '#api/use-fresh.ts'
import { dialog } from '#ui/overlays/dialog.ts'
import { hasConsented, type Consent } from './consent.ts'

/**
 * Returns a function that fetches a fund's documents again before an order (rules.md#order-safety).
 * It resolves with them where they are those that the user agreed to; else with null, after a
 * dialog that names those which have changed.
 */
export function useStillAgreed(): (
  fundCode: string,
  consent: Consent,
) => Promise<readonly Protocol[] | null> {
  const fresh = useFresh()
  return async (fundCode, consent) => {
    const { protocols } = await fresh(getFundProtocolConfig, { fundCode })
    if (hasConsented(protocols, consent)) return protocols
    const titles = protocols.filter(({ hash }) => !consent.read.includes(hash))
    await dialog.alert({
      title: '文件有更新',
      content: `${titles.map(({ title }) => title).join('、')}在您阅读之后有更新，请重新阅读并同意`,
    })
    return null
  }
}
