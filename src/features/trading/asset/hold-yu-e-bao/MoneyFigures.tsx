import { formatValueDay } from '#domain/fund/data-holes.ts'
import { formatNav, formatYield } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { incomeFigure } from '#shared/engines/holding/income-figure.ts'
import { useIncomeItem } from '#shared/engines/holding/use-income-item.ts'
import { useProfit } from '#shared/engines/holding/use-profit.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { FigureGrid, type GridFigure } from '#ui/text/FigureGrid.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { InfoTip } from '#shared/parts/explanation/InfoTip.tsx'
import styles from '../parts/HoldingFigures.module.css'
import { HoldingHead } from '../parts/HoldingHead.tsx'
import heading from '../parts/HoldingHead.module.css'
import type { Holding } from '#shared/engines/holding/use-holding.ts'

interface Props {
  readonly fund: Fund
  readonly held: Holding | null
}

/** The amount in the fund and its income; for users who do not hold it, only its yield. */
export function MoneyFigures({ fund, held }: Props) {
  const profit = useProfit()
  const { veil } = useHiddenAmounts()
  const incomeItem = useIncomeItem()
  const day = formatValueDay(fund.navDate, fund.tradeDate)
  const per10k: GridFigure = {
    key: 'incomePer10k',
    label: <InfoTip term="incomePer10k" day={day} />,
    value: formatNav(fund.incomePer10k),
  }
  if (held === null) {
    return (
      <Card>
        <h2 className={heading.name}>{fund.fundName}</h2>
        <div className={heading.label}>
          <InfoTip term="sevenDayYield" day={day} />
        </div>
        <NumberText size="hero" tone="gain" value={formatYield(fund.sevenDayYield)} />
        <div className={styles.figures}>
          <FigureGrid
            columns={2}
            items={[per10k, { key: 'held', label: '持有金额（元）', value: veil('0.00') }]}
          />
        </div>
      </Card>
    )
  }
  const income = incomeFigure(held)
  return (
    <Card>
      <HoldingHead
        holding={held}
        note={
          <NoBreakText
            texts={[
              `收益计至 ${formatDate(held.navDate)}`,
              `首次存入 ${formatDate(held.firstBuyDate)}`,
            ]}
          />
        }
      />
      <div className={styles.figures}>
        <FigureGrid
          columns={2}
          items={[
            incomeItem(income, <InfoTip term="moneyIncome" day={income.day} />),
            {
              key: 'cumulativeProfit',
              label: <InfoTip term="moneyCumulative" />,
              ...profit(held.cumulativeProfit),
            },
            {
              key: 'sevenDayYield',
              label: (
                <InfoTip term="sevenDayYield" day={day}>
                  七日年化
                </InfoTip>
              ),
              value: formatYield(fund.sevenDayYield),
            },
            per10k,
          ]}
        />
      </div>
    </Card>
  )
}
