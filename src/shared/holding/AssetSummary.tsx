import type * as v from 'valibot'
import type { listAssetsChannel } from '#api/calls/asset.ts'
import { unreadable } from '#api/rows.ts'
import { direction, formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { profitOfCleared, sumDecimals } from '#domain/holding/holding.ts'
import { isZero, subtract } from '#domain/money/money.ts'
import { Card } from '#ui/layout/Card.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { DayLabel, FigureGrid, type GridFigure } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { HideAmountsButton } from '#ui/text/HideAmountsButton.tsx'
import styles from './AssetSummary.module.css'
import { incomeFigure } from './income-figure.ts'
import { useIncomeItem } from './use-income-item.ts'

export type Assets = v.InferOutput<typeof listAssetsChannel.payload>

/** The user's total assets, their parts, and what they earned. */
export function AssetSummary({ assets }: { readonly assets: Assets }) {
  const { hidden, veil } = useHiddenAmounts()
  const profit = (key: string, label: string, amount: string): GridFigure => ({
    key,
    label,
    value: veil(formatSignedAmount(amount)),
    tone: hidden ? 'ink' : direction(amount),
  })
  const incomeItem = useIncomeItem()
  const income = incomeFigure(assets)
  const mixedDays = assets.holdings.some(({ navDate }) => navDate !== assets.incomeDate)
  // What is added up from the rows is not known while some of them could not be read.
  const whole = unreadable(assets.holdings) === 0
  const cleared = whole
    ? profitOfCleared(
        assets.holdProfit,
        assets.holdings.map(({ holdProfit }) => holdProfit),
      )
    : null
  const held = whole
    ? sumDecimals(assets.holdings.map(({ amount }) => amount))
    : subtract(assets.totalAsset, assets.inTransit)
  return (
    <Card title={<span className={styles.label}>总资产（元）</span>} extra={<HideAmountsButton />}>
      <NumberText size="hero" value={veil(formatAmount(assets.totalAsset))} />
      {isZero(assets.inTransit) ? null : (
        <dl className={styles.parts}>
          <div>
            <dt>持有</dt>
            <dd>{veil(formatAmount(held))}</dd>
          </div>
          <div>
            <dt>在途</dt>
            <dd>{veil(formatAmount(assets.inTransit))}</dd>
          </div>
        </dl>
      )}
      <div className={styles.figures}>
        <FigureGrid
          items={[
            incomeItem(income, <DayLabel text="昨日收益" day={income.day} />),
            profit('hold', '持有收益', assets.holdProfit),
            profit('all', '累计收益', assets.cumulativeProfit),
          ]}
        />
      </div>
      {cleared === null ? null : (
        <p className={styles.note}>
          {`持有收益含已清仓的货币基金 ${veil(formatSignedAmount(cleared))} 元`}
        </p>
      )}
      {mixedDays ? (
        <p className={styles.note}>金额按各基金最新净值计算，净值日期与昨日收益不同的已标明</p>
      ) : null}
    </Card>
  )
}
