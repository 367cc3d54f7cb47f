import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { compare, multiply } from '#domain/money/money.ts'
import { FRONT_FEES } from '#domain/publicity/publicity.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { purchaseRange, redemptionRange } from './fee-ladder.ts'
import styles from './FeeLadder.module.css'

interface PurchaseTier {
  /** Upper limit in yuan, exclusive; null: none. */
  readonly upTo: string | null
  /** Percent. */
  readonly rate: string | null
  /** Yuan per order, in place of a rate. */
  readonly flat: string | null
}

interface RedemptionTier {
  /** Upper limit in calendar days, exclusive; null: none. */
  readonly daysUnder: number | null
  readonly rate: string
}

/** A tier's rate after the discount, next to the contract's rate, struck through. */
function PurchaseRate({ tier, discount }: { tier: PurchaseTier; discount: string | null }) {
  if (tier.flat !== null) return <>{`每笔 ${formatAmount(tier.flat)} 元`}</>
  const rate = tier.rate ?? '0'
  if (discount === null || compare(rate, '0') === 0) return <>{formatRate(rate)}</>
  return (
    <>
      <s className={styles.was}>
        <Spoken>原费率</Spoken>
        {formatRate(rate)}
      </s>
      <span className={styles.now}>{formatRate(multiply(rate, discount))}</span>
    </>
  )
}

interface PurchaseProps {
  readonly tiers: readonly PurchaseTier[]
  /** Factor on the rates, `0.1` for a tenth; null for no discount. */
  readonly discount: string | null
  /** `older`: a contract from before the fee rule of 2026, whose limits do not apply to it. */
  readonly terms?: 'current' | 'older'
}

/** Purchase fees by amount. */
export function PurchaseLadder({ tiers, discount, terms = 'current' }: PurchaseProps) {
  if (tiers.length === 0) return <KeyValue items={[{ label: '申购费率', value: '--' }]} />
  return (
    <>
      <KeyValue
        items={tiers.map((tier, at) => ({
          label: purchaseRange(tier, tiers[at - 1]),
          value: <PurchaseRate tier={tier} discount={discount} />,
        }))}
      />
      {terms === 'older' ? (
        <p className={styles.terms}>
          {`按原基金合同的费率收取，高于 ${formatDate(FRONT_FEES.source.from)} 起新规定的上限`}
        </p>
      ) : null}
    </>
  )
}

/** Redemption fees by how long the shares were held. */
export function RedemptionLadder({ tiers }: { readonly tiers: readonly RedemptionTier[] }) {
  return (
    <KeyValue
      items={tiers.map((tier, at) => ({
        label: redemptionRange(tier, tiers[at - 1]),
        value: formatRate(tier.rate),
      }))}
    />
  )
}
