import type * as v from 'valibot'
import type { listMonthlyProfits } from '#api/calls/monthly-report.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { assetPaths } from '#paths/asset.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './ProfitRow.module.css'

type FundProfit = v.InferOutput<typeof listMonthlyProfits.payload>['profits'][number]

/** One fund's equation. A tap opens its income by day. */
export function ProfitRow({ row }: { readonly row: FundProfit }) {
  const { veil } = useHiddenAmounts()
  const { fundCode, fundName, openingAmount, inflow, outflow, profit, closingAmount } = row
  const figures = [
    ['期初', openingAmount],
    ['转入', inflow],
    ['转出', outflow],
    ['期末', closingAmount],
  ] as const
  return (
    <a className={styles.row} href={assetPaths.singleDetail.to({ fundCode })}>
      <span className={styles.head}>
        <span className={styles.name}>
          {fundName}
          <span className={styles.code}>{fundCode}</span>
        </span>
        <ProfitAmount columns={2} label="收益" amount={profit} />
      </span>
      <span className={styles.figures}>
        {figures.map(([label, amount]) => (
          <span key={label} className={styles.figure}>
            <span className={styles.label}>{label}</span>
            <NumberText size="note" columns={2} value={veil(formatAmount(amount))} />
          </span>
        ))}
      </span>
    </a>
  )
}
