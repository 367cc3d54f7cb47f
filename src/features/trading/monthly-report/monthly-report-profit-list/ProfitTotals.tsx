import type * as v from 'valibot'
import type { listMonthlyProfits } from '#api/calls/monthly-report.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { isZero } from '#domain/money/money.ts'
import { ProfitAmount } from '#shared/engines/holding/ProfitAmount.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Note } from '#ui/text/Note.tsx'
import { NumberText } from '#ui/text/NumberText.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

type Profits = v.InferOutput<typeof listMonthlyProfits.payload>

/** The account's sums, in which money between its own funds is neither in nor out. */
export function ProfitTotals({ report }: { readonly report: Profits }) {
  const { veil } = useHiddenAmounts()
  const { openingAsset, inflow, outflow, profit, closingAsset, converted } = report
  const amount = (value: string) => <NumberText columns={2} value={veil(formatAmount(value))} />
  return (
    <Card title="合计（元）">
      <KeyValue
        items={[
          { label: '期初', value: amount(openingAsset) },
          { label: '总转入', value: amount(inflow) },
          { label: '总转出', value: amount(outflow) },
          { label: '收益', value: <ProfitAmount columns={2} amount={profit} /> },
          { label: '期末', value: amount(closingAsset) },
        ]}
      />
      {isZero(converted) ? null : (
        <Note gap={3}>
          {`其中基金间转换 ${veil(formatAmount(converted))} 元（不计入总转入转出）`}
        </Note>
      )}
    </Card>
  )
}
