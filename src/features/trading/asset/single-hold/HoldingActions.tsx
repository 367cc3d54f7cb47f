import { dealPaths } from '#paths/deal.ts'
import { ActBar } from '#templates/acts/ActBar.tsx'
import { lacking } from '#ui/fields/missing.ts'
import { unusableWords } from '#domain/holding/unusable-words.ts'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

/**
 * The buttons to sell, convert and buy. Without usable shares the first two are disabled, with the
 * reason above.
 */
export function HoldingActions({ holding }: { readonly holding: Holding }) {
  const { fundCode } = holding
  const reason = unusableWords(holding)
  const sale = { kind: 'secondary', narrow: true, missing: lacking(reason) } as const
  return (
    <ActBar
      note={reason}
      acts={[
        {
          ...sale,
          text: '卖出',
          track: 'sell',
          to: dealPaths.redeem.to({ fundCode, tab: 'redeem' }),
        },
        {
          ...sale,
          text: '转换',
          track: 'convert',
          to: dealPaths.redeem.to({ fundCode, tab: 'convert' }),
        },
        { text: '买入', track: 'buy', to: dealPaths.purchase.to({ fundCode }) },
      ]}
    />
  )
}
