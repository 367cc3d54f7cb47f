import { EmptyState } from '#ui/layout/EmptyState.tsx'

interface Props {
  readonly year: number
  /** Leads back to the fields. */
  readonly onAgain: () => void
}

/** In place of a result for a year that no tax table is known for. */
export function NoTaxTable({ year, onAgain }: Props) {
  return (
    <EmptyState
      kind="empty"
      title={`${year} 年的税率表尚未收录`}
      note="更新到最新版本后再试"
      actionText="修改条件"
      onAction={onAgain}
    />
  )
}
