import { unreadable } from '#api/rows.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly fundCode: string
  /** The accounts by which the user holds it, none of which can be sold. */
  readonly accounts: readonly unknown[] | undefined
}

/**
 * Shown where nothing can be sold: the user does not hold the fund, or what is held could not be
 * read.
 */
export function NothingHeld({ fundCode, accounts }: Props) {
  const replace = useReplace()
  const lost = unreadable(accounts)
  if (lost > 0) {
    return (
      <EmptyState
        kind="error"
        title={`有 ${lost} 条持有记录暂时无法显示`}
        note="您的份额没有变化，请稍后再来卖出"
      />
    )
  }
  return (
    <EmptyState
      kind="empty"
      title="您没有持有这只基金"
      note="份额确认后才可以卖出或转换"
      actionText="查看基金"
      onAction={() => replace(fundDetailPaths.fundDetailSingle.to({ fundCode }))}
    />
  )
}
