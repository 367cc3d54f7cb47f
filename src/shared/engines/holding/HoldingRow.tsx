import { isMoneyMarket } from '#domain/business-codes.ts'
import { portfolioLabel } from '#domain/fund/portfolio.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { direction, formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Tag } from '#ui/text/Tag.tsx'
import type { Assets } from './AssetSummary.tsx'
import styles from './HoldingRow.module.css'
import { holdingPath } from './holding-path.ts'
import { incomeFigure } from './income-figure.ts'
import { pendingShares } from './pending-shares.ts'
import { ProfitAmount } from './ProfitAmount.tsx'

export type HoldingItem = Assets['holdings'][number]

interface Props {
  readonly holding: HoldingItem
  readonly incomeDate: string
}

/**
 * One holding in a list: its amount, yesterday's income and its profit. A tap opens the holding.
 */
export function HoldingRow({ holding, incomeDate }: Props) {
  const { hidden, veil } = useHiddenAmounts()
  const { yesterdayIncome, holdProfit, holdProfitRate, navDate } = holding
  const income = incomeFigure({ yesterdayIncome, incomeDate, navDate })
  const money = isMoneyMarket(holding)
  const pending = pendingShares(holding, veil)
  const portfolio = portfolioLabel(holding)
  return (
    <a className={styles.row} href={holdingPath(holding)}>
      <span className={styles.head}>
        <span className={styles.name}>{holding.fundName}</span>
        {holding.runningPlans > 0 ? <Tag tone="brand">定投</Tag> : null}
        {portfolio === null ? null : <Tag tone="gold">{portfolio}</Tag>}
      </span>
      <span className={styles.figures}>
        <span className={styles.cell}>
          <NumberText
            size="body"
            columns={2}
            label="金额"
            value={veil(formatAmount(holding.amount))}
          />
          <span className={styles.note}>
            {income.known ? '昨日 ' : '昨日收益 '}
            <NumberText
              size="note"
              columns={2}
              tone={hidden && income.known ? 'inherit' : income.tone}
              value={income.known ? veil(income.text) : income.text}
            />
          </span>
        </span>
        <span className={styles.cell}>
          <ProfitAmount columns={2} label={money ? '累计收益' : '持有收益'} amount={holdProfit} />
          <span className={styles.note}>
            {holdProfitRate === null ? (
              '累计收益'
            ) : (
              <NumberText
                size="note"
                tone={hidden ? 'inherit' : direction(holdProfitRate)}
                value={formatPercent(holdProfitRate)}
              />
            )}
          </span>
        </span>
      </span>
      {navDate === incomeDate ? null : (
        <span className={styles.note}>
          {`${money ? '收益计至' : '净值更新至'} ${formatValueDay(navDate, incomeDate)}`}
        </span>
      )}
      {pending.length === 0 ? null : (
        <span className={styles.pending}>
          {pending.map((text) => (
            <Tag key={text}>{text}</Tag>
          ))}
        </span>
      )}
    </a>
  )
}
