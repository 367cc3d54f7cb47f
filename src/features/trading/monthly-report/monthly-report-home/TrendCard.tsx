import { useQuery } from '@tanstack/react-query'
import { listMonthlyTrend } from '#api/calls/monthly-report.ts'
import { queryFor } from '#api/query.ts'
import { formatPercent, formatSignedAmount } from '#domain/money/format-figures.ts'
import { toFloat } from '#domain/money/money.ts'
import { monthName, monthsBeside, shortMonth } from '#domain/report/months.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { BarChart } from '#ui/charts/BarChart.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { SkeletonBlock } from '#ui/layout/Skeleton.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './TrendCard.module.css'

interface Props {
  readonly month: string
  readonly onMonth: (month: string) => void
}

/** A bar for each of twelve months; a tap shows that month. */
export function TrendCard({ month, onMonth }: Props) {
  const { hidden, veil } = useHiddenAmounts()
  const trend = useQuery(queryFor(listMonthlyTrend, {}))
  return (
    <Card title="每月收益">
      <Loaded query={trend} skeleton={<SkeletonBlock tall />}>
        {({ months }) => {
          const shown = monthsBeside(months, month)
          const chosen = shown.find((it) => it.month === month)
          const spoken = (it: (typeof shown)[number]) =>
            `${veil(formatSignedAmount(it.profit))} 元，收益率 ${formatPercent(it.profitRate)}`
          return (
            <>
              <UnreadableNotice of={[months]} />
              {chosen === undefined ? null : (
                <p className={styles.chosen}>
                  <span>{monthName(chosen.month)}</span>
                  <ProfitAmount amount={chosen.profit} unit="元" />
                </p>
              )}
              <BarChart
                label="每月收益，点选月份查看月报"
                bars={shown.map((it) => ({
                  key: it.month,
                  label: shortMonth(it.month),
                  value: toFloat(it.profit),
                  spoken: spoken(it),
                }))}
                chosen={month}
                onChoose={onMonth}
                hidden={hidden}
              />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}
