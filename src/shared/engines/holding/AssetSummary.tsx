import type * as v from 'valibot'
import type { listAssetsChannel } from '#api/calls/asset.ts'
import { unreadable } from '#api/rows.ts'
import { formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { profitOfCleared, sumDecimals } from '#domain/holding/holding.ts'
import { isZero, subtract } from '#domain/money/money.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { ChevronIcon } from '#ui/icons.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { DayLabel, FigureGrid } from '#ui/text/FigureGrid.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { unbroken } from '#ui/text/unbroken.ts'
import styles from './AssetSummary.module.css'
import { incomeFigure } from './income-figure.ts'
import { SumCard } from './SumCard.tsx'
import { useIncomeItem } from './use-income-item.ts'
import { useProfit } from './use-profit.ts'

export type Assets = v.InferOutput<typeof listAssetsChannel.payload>

/** The outcomes of orders today, with the way to them; nothing where there are none. */
function TodayLine({ today: { confirmed, arrived } }: { readonly today: Assets['today'] }) {
  const { veil } = useHiddenAmounts()
  const parts = [
    ...(confirmed === 0 ? [] : [`${confirmed} 笔交易已确认`]),
    ...(isZero(arrived) ? [] : [`${veil(formatAmount(arrived))} 元已到账`]),
  ]
  if (parts.length === 0) return null
  return (
    <a className={styles.today} href={transactionPaths.transactionMain.to({})}>
      <span className={styles.day}>今日</span>
      <span className={styles.events}>{unbroken(parts.join('，'))}</span>
      <span className={styles.arrow}>
        <ChevronIcon />
      </span>
    </a>
  )
}

/** The user's total assets, their parts, and what they earned. */
export function AssetSummary({ assets }: { readonly assets: Assets }) {
  const { veil } = useHiddenAmounts()
  const profit = useProfit()
  const incomeItem = useIncomeItem()
  const income = incomeFigure(assets)
  const mixedDays = assets.holdings.some(({ navDate }) => navDate !== assets.incomeDate)
  // A sum of the rows is not known while some of them could not be read.
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
    <SumCard label="总资产（元）">
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
      <TodayLine today={assets.today} />
      <div className={styles.figures}>
        <FigureGrid
          items={[
            incomeItem(income, <DayLabel text="昨日收益" day={income.day} />),
            { key: 'hold', label: '持有收益', ...profit(assets.holdProfit) },
            { key: 'all', label: '累计收益', ...profit(assets.cumulativeProfit) },
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
    </SumCard>
  )
}
