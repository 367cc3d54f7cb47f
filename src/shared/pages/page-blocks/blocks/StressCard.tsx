import { useState } from 'react'
import { BANDS, STRESS, stressAmount, stressLoss } from '#domain/fund/fixed-plus.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { parseDecimal, roundCent } from '#domain/money/money.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import styles from './FundBlocks.module.css'
import { RISK_LINES } from '#domain/publicity/risk-lines.ts'

const USUAL = '10000'

/** Shows what a stress takes of an amount, by the share of stocks. */
export function StressCard({ title }: { readonly title: string }) {
  const [amount, setAmount] = useState(USUAL)
  const read = parseDecimal(amount)
  return (
    <Card title={title}>
      <AmountField
        label="金额"
        value={amount}
        onChange={setAmount}
        form={amountForm}
        unit="元"
        note={`假设股票下跌 ${STRESS.equity}%、债券下跌 ${STRESS.bonds}%`}
      />
      <div className={styles.results}>
        <KeyValue
          items={BANDS.map((band) => ({
            label: `股票占比 ${band}%`,
            value:
              read === null
                ? NO_FIGURE
                : `约亏 ${formatAmount(stressAmount(roundCent(read), band))} 元`,
            note: `${stressLoss(band)}%`,
          }))}
        />
      </div>
      <p className={styles.note}>{RISK_LINES.calculator}</p>
    </Card>
  )
}
