import { now14 } from '#platform/clock.ts'
import { direction, formatNav, formatPercent } from '#domain/money/format-figures.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { incomeFigure } from '#shared/engines/holding/income-figure.ts'
import { useIncomeItem } from '#shared/engines/holding/use-income-item.ts'
import { useProfit } from '#shared/engines/holding/use-profit.ts'
import { Card } from '#ui/layout/Card.tsx'
import { FigureGrid, type GridFigure } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import type { Term } from '#shared/parts/explanation/explanations.ts'
import styles from '../parts/HoldingFigures.module.css'
import { HoldingHead } from '../parts/HoldingHead.tsx'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

/** A holding's amount and its five profit figures, each with an explanation. */
export function HoldingFigures({ holding }: { readonly holding: Holding }) {
  const { hidden } = useHiddenAmounts()
  const profit = useProfit()
  const incomeItem = useIncomeItem()
  const income = incomeFigure(holding)
  const sum = (term: Term, amount: string): GridFigure => ({
    key: term,
    label: <InfoTip term={term} />,
    ...profit(amount),
  })
  const rate = (
    term: Term,
    label: string,
    percent: string | null,
    day: string | null = null,
  ): GridFigure => ({
    key: term,
    label: (
      <InfoTip term={term} day={day === null ? undefined : formatNearDay(day, now14())}>
        {label}
      </InfoTip>
    ),
    value: formatPercent(percent),
    tone: hidden ? 'ink' : direction(percent),
  })
  return (
    <Card>
      <HoldingHead
        holding={holding}
        note={`最新净值 ${formatNav(holding.nav)}（${formatDate(holding.navDate)}）`}
      />
      <div className={styles.figures}>
        <FigureGrid
          columns={2}
          items={[
            incomeItem(income, <InfoTip term="yesterdayIncome" day={income.day} />),
            sum('cumulativeProfit', holding.cumulativeProfit),
            sum('holdProfit', holding.holdProfit),
            rate('holdProfitRate', '持有收益率', holding.holdProfitRate),
            rate(
              'annualizedReturn',
              '年化收益率',
              holding.annualizedReturn,
              holding.annualizedDate,
            ),
          ]}
        />
      </div>
    </Card>
  )
}
