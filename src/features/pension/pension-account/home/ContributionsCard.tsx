import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import type { PensionSummary } from '#shared/engines/pension/pension-summary.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

interface Props {
  readonly contributions: PensionSummary['contributions']
}

/** Shows what was paid in, newest first. */
export function ContributionsCard({ contributions }: Props) {
  const { veil } = useHiddenAmounts()
  if (contributions.length === 0) return null
  return (
    <RowCard title="缴存记录">
      {contributions.map(({ contributionNo, amount, paidTime, creditTime }) => (
        <Row
          key={contributionNo}
          title={`${veil(formatAmount(amount))} 元`}
          note={formatDateTime(paidTime, { seconds: false })}
          value={creditTime === null ? '银行处理中' : '已到账'}
        />
      ))}
    </RowCard>
  )
}
