import { unreadable } from '#api/rows.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { toFloat } from '#domain/money/money.ts'
import { percentShares } from '#domain/report/percent-shares.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Ring } from '#ui/charts/Ring.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { allocationParts } from '#domain/report/allocation-parts.ts'
import type { Report } from './report.ts'

/**
 * Shows how the closing is spread over the kinds of funds. Renders nothing where nothing is left.
 */
export function AllocationCard({ report }: { readonly report: Report }) {
  const { veil } = useHiddenAmounts()
  const { allocation, asOf } = report
  const lost = unreadable(allocation)
  if (allocation.length + lost === 0) return null
  const kinds = allocationParts(allocation)
  const shares = percentShares(kinds.map(({ amount }) => amount))
  return (
    <Card title="资产分布" extra={formatDate(asOf)}>
      {lost > 0 ? (
        <UnreadableNotice of={lost} totalIncludesThem />
      ) : (
        <Ring
          label="资产分布"
          parts={kinds.map(({ fundTypeName, amount }, index) => ({
            key: fundTypeName,
            name: fundTypeName,
            size: toFloat(amount),
            share: formatRate(shares[index]),
            amount: `${veil(formatAmount(amount))} 元`,
          }))}
        />
      )}
    </Card>
  )
}
