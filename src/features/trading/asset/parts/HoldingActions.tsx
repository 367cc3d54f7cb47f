import { useNavigate } from 'react-router-dom'
import { isZero } from '../../../../domain/money.ts'
import { paths } from '../../../../paths.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Holding } from './use-holding.ts'

const FROZEN = '份额暂时冻结，确认后可以卖出或转换'

/** Selling and converting need usable shares; why there are none stands above. */
export function HoldingActions({ holding }: { readonly holding: Holding }) {
  const navigate = useNavigate()
  const { fundCode } = holding
  const none = isZero(holding.usableShares)
  const missing = none ? { reason: FROZEN } : null
  const to = (path: string) => () => void navigate(path)
  return (
    <BottomBar {...(none ? { note: FROZEN } : {})}>
      <Button
        kind="secondary"
        size="large"
        missing={missing}
        onClick={to(paths.redeem.to({ fundCode, tab: 'redeem' }))}
      >
        卖出
      </Button>
      <Button
        kind="secondary"
        size="large"
        missing={missing}
        onClick={to(paths.redeem.to({ fundCode, tab: 'convert' }))}
      >
        转换
      </Button>
      <Button size="large" block onClick={to(paths.purchase.to({ fundCode }))}>
        买入
      </Button>
    </BottomBar>
  )
}
