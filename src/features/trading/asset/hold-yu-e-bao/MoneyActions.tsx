import { useNavigate } from 'react-router-dom'
import { dealPaths } from '#paths/deal.ts'
import { lacking } from '#ui/fields/missing.ts'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { Button } from '#ui/fields/Button.tsx'
import type { Fund } from './MoneyFigures.tsx'
import { unusableWords } from '../parts/unusable-words.ts'
import type { Holding } from '../parts/use-holding.ts'

const CLOSED = '该基金暂停赎回，暂时不能取出'

interface Props {
  readonly fund: Fund
  readonly held: Holding | null
}

/** The buttons to deposit and to withdraw. */
export function MoneyActions({ fund, held }: Props) {
  const navigate = useNavigate()
  const { fundCode } = fund
  const closed = fund.redeemStatus === 'suspended' ? CLOSED : null
  const reason = held && (closed ?? unusableWords(held))
  const suspended = fund.applyStatus === 'suspended'
  return (
    <BottomBar {...(reason === null ? {} : { note: reason })}>
      {held === null ? null : (
        <Button
          kind="secondary"
          size="large"
          block
          track="withdraw"
          missing={lacking(reason)}
          onClick={() => void navigate(dealPaths.withdraw.to({ fundCode }))}
        >
          取出
        </Button>
      )}
      <Button
        size="large"
        block
        track="deposit"
        disabled={suspended}
        onClick={() => void navigate(dealPaths.deposit.to({ fundCode }))}
      >
        {suspended ? '暂停存入' : '存入'}
      </Button>
    </BottomBar>
  )
}
