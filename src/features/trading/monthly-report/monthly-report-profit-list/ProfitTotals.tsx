import type * as v from 'valibot'
import type { listMonthlyProfits } from '#api/calls/monthly-report.ts'
import { direction, formatAmount, formatSignedAmount } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './ProfitTotals.module.css'

type Profits = v.InferOutput<typeof listMonthlyProfits.payload>

/** The account's sums, in which money between its own funds is neither in nor out. */
export function ProfitTotals({ report }: { readonly report: Profits }) {
  const { hidden, veil } = useHiddenAmounts()
  const { openingAsset, inflow, outflow, profit, closingAsset, converted } = report
  const amount = (value: string) => <NumberText columns={2} value={veil(formatAmount(value))} />
  return (
    <Card title="合计（元）">
      <KeyValue
        items={[
          { label: '期初', value: amount(openingAsset) },
          { label: '总转入', value: amount(inflow) },
          { label: '总转出', value: amount(outflow) },
          {
            label: '收益',
            value: (
              <NumberText
                columns={2}
                tone={hidden ? 'ink' : direction(profit)}
                value={veil(formatSignedAmount(profit))}
              />
            ),
          },
          { label: '期末', value: amount(closingAsset) },
        ]}
      />
      {isZero(converted) ? null : (
        <p className={styles.note}>
          {`其中基金间转换 ${veil(formatAmount(converted))} 元（不计入总转入转出）`}
        </p>
      )}
    </Card>
  )
}
