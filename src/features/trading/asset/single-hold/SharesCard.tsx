import { formatNav, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

/** Shares, usable and frozen shares, and the cost per share. */
export function SharesCard({ holding }: { readonly holding: Holding }) {
  const { veil } = useHiddenAmounts()
  const count = (shares: string) => veil(formatShares(shares))
  return (
    <Card title="份额与成本" extra={`首次买入 ${formatDate(holding.firstBuyDate)}`}>
      <FigureGrid
        columns={2}
        items={[
          { key: 'all', label: '持有份额（份）', value: count(holding.shares) },
          {
            key: 'cost',
            label: <InfoTip term="costPrice">成本价（元）</InfoTip>,
            value: formatNav(holding.costPrice),
          },
          {
            key: 'usable',
            label: <InfoTip term="usableShares">可用份额</InfoTip>,
            value: count(holding.usableShares),
          },
          {
            key: 'frozen',
            label: <InfoTip term="usableShares">冻结份额</InfoTip>,
            value: count(holding.frozenShares),
          },
        ]}
      />
    </Card>
  )
}
