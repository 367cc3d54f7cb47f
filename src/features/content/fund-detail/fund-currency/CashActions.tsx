import { useNavigate } from 'react-router-dom'
import { dealPaths } from '#paths/deal.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { purchaseNote } from '#shared/parts/fund/purchase-state.ts'
import { Button } from '#ui/base/Button.tsx'
import { BottomBar } from '#ui/layout/BottomBar.tsx'
import { useOwnCash } from './use-own-cash.ts'

/** The buttons to deposit, and for who has something in it to withdraw. */
export function CashActions({ fund }: { readonly fund: Fund }) {
  const navigate = useNavigate()
  const { fundCode } = fund
  const { held } = useOwnCash(fundCode)
  const note = purchaseNote(fund)
  const suspended = fund.applyStatus === 'suspended'
  return (
    <BottomBar note={note ?? undefined}>
      {held === null ? null : (
        <Button
          kind="secondary"
          size="large"
          block
          track="withdraw"
          disabled={fund.redeemStatus === 'suspended'}
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
