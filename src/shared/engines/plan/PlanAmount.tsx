import { estimatePurchase } from '#domain/money/fees.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import { smartRange } from '#domain/plan/smart-ladder.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { BASIS_WORDS, type RatedFund } from '#shared/parts/fund/own-rates.ts'
import { FORM_PARTS } from '#shared/engines/order/form/first-missing.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Note } from '#ui/text/Note.tsx'
import styles from './PlanForm.module.css'

const QUICK = ['100', '500', '1000'] as const

interface Props {
  readonly fund: RatedFund
  readonly minAmount: Decimal
  readonly smart: boolean
  readonly text: string
  /** The amount to the cent; null while it cannot be an instalment. */
  readonly amount: Decimal | null
  readonly error: string
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}

/** The amount of an instalment, of a smart plan the base; with its fee. */
export function PlanAmount(props: Props) {
  const { fund, minAmount, smart, text, amount, error, onChange, onLeave } = props
  const range = smart && amount !== null ? smartRange(amount) : null
  const chips = QUICK.map((key) => ({
    key,
    label: `${Number(key).toLocaleString('en-US')} 元`,
    disabled: compare(key, minAmount) < 0,
  }))
  return (
    <Card id={FORM_PARTS.amount}>
      <AmountField
        label={smart ? '每期基准金额' : '每期金额'}
        form={amountForm}
        unit="元"
        value={text}
        clearable
        placeholder={`最低 ${formatAmount(minAmount)}`}
        error={error}
        onChange={onChange}
        onBlur={onLeave}
      />
      <div className={styles.below}>
        <Chips items={chips} onPick={onChange} label="常用金额" />
      </div>
      <KeyValue
        items={[
          ...(smart
            ? [
                {
                  label: '每期实际扣款',
                  value:
                    range === null
                      ? '基准的 60% 至 210%'
                      : `${formatAmount(range.least)} 至 ${formatAmount(range.most)} 元`,
                  note: range === null ? undefined : '基准的 60% 至 210%',
                },
              ]
            : []),
          feeItem(fund, amount, smart),
        ]}
      />
      <Note>{`${BASIS_WORDS[fund.basis]}。`}</Note>
    </Card>
  )
}

function feeItem(fund: RatedFund, amount: Decimal | null, smart: boolean) {
  const label = smart ? '基准预估费用' : '每期预估费用'
  if (amount === null) return { label, value: NO_FIGURE }
  const { purchaseTiers: tiers, discount } = fund
  const it = estimatePurchase({ amount, tiers, discount, nav: null })
  const rate = it.rate === null ? '按笔收取' : `费率 ${formatRate(it.rate)}`
  const saved = compare(it.originalFee, it.fee) > 0
  return {
    label,
    value: `${formatAmount(it.fee)} 元`,
    note: saved ? `${rate}，原 ${formatAmount(it.originalFee)} 元` : rate,
  }
}
