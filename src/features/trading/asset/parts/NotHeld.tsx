import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** Shown for a fund that the user does not hold, with links to the fund and its orders. */
export function NotHeld({ fundCode }: { readonly fundCode: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="目前没有持有这只基金"
      note="买入待确认的份额，确认后显示在这里；已卖出的，可以查看交易记录"
      actionText="查看基金"
      onAction={() => void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }))}
      secondaryText="交易记录"
      onSecondary={() => void navigate(transactionPaths.transactionSingle.to({ fundCode }))}
    />
  )
}
