import { useNavigate } from 'react-router-dom'
import { isZero } from '../../../../domain/money.ts'
import { paths } from '../../../../paths.ts'
import { BottomBar } from '../../../../ui/BottomBar.tsx'
import { Button } from '../../../../ui/Button.tsx'
import type { Fund } from './MoneyFigures.tsx'
import type { Holding } from './use-holding.ts'

interface Props {
  readonly fund: Fund
  readonly held: Holding | null
}

/** Into the fund, or out of it. */
export function MoneyActions({ fund, held }: Props) {
  const navigate = useNavigate()
  const { fundCode } = fund
  const suspended = fund.applyStatus === 'suspended'
  return (
    <BottomBar>
      {held === null ? null : (
        <Button
          kind="secondary"
          size="large"
          block
          missing={
            isZero(held.usableShares) ? { reason: '暂无可取出的份额，转入确认后可以取出' } : null
          }
          onClick={() => void navigate(paths.withdraw.to({ fundCode }))}
        >
          取出
        </Button>
      )}
      <Button
        size="large"
        block
        disabled={suspended}
        onClick={() => void navigate(paths.deposit.to({ fundCode }))}
      >
        {suspended ? '暂停存入' : '存入'}
      </Button>
    </BottomBar>
  )
}
