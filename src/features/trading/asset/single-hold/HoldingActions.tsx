import { useNavigate } from 'react-router-dom'
import { dealPaths } from '#paths/deal.ts'
import { lacking } from '#ui/fields/missing.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'
import { unusableWords } from '../parts/unusable-words.ts'
import type { Holding } from '../parts/use-holding.ts'

/**
 * The buttons to sell, convert and buy. Without usable shares the first two are disabled, with the
 * reason above.
 */
export function HoldingActions({ holding }: { readonly holding: Holding }) {
  const navigate = useNavigate()
  const { fundCode } = holding
  const reason = unusableWords(holding)
  const missing = lacking(reason)
  const to = (path: string) => () => void navigate(path)
  return (
    <BottomBar {...(reason === null ? {} : { note: reason })}>
      <Button
        kind="secondary"
        size="large"
        track="sell"
        missing={missing}
        onClick={to(dealPaths.redeem.to({ fundCode, tab: 'redeem' }))}
      >
        卖出
      </Button>
      <Button
        kind="secondary"
        size="large"
        track="convert"
        missing={missing}
        onClick={to(dealPaths.redeem.to({ fundCode, tab: 'convert' }))}
      >
        转换
      </Button>
      <Button size="large" block track="buy" onClick={to(dealPaths.purchase.to({ fundCode }))}>
        买入
      </Button>
    </BottomBar>
  )
}
