import { useNavigate } from 'react-router-dom'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

/** Shown where the user does not hold the fund, with a link to it. */
export function NothingHeld({ fundCode }: { readonly fundCode: string }) {
  const navigate = useNavigate()
  return (
    <EmptyState
      kind="empty"
      title="您没有持有这只基金"
      note="份额确认后才可以卖出或转换"
      actionText="查看基金"
      onAction={() =>
        void navigate(fundDetailPaths.fundDetailSingle.to({ fundCode }), { replace: true })
      }
    />
  )
}
