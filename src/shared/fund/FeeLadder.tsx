import { formatAmount, formatDate, formatRate } from '#domain/money/format-figures.ts'
import { compare, multiply } from '#domain/money/money.ts'
import { FRONT_FEES } from '#domain/fund/publicity.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Spoken } from '#ui/text/Spoken.tsx'
import { purchaseRange, redemptionRange } from './fee-ladder.ts'
import styles from './FeeLadder.module.css'

interface PurchaseTier {
  /** Yuan, exclusive; null: no end. */
  readonly upTo: string | null
  /** Percent. */
  readonly rate: string | null
  /** Yuan an order, instead of a rate. */
  readonly flat: string | null
}

interface RedemptionTier {
  /** Calendar days, exclusive; null: no end. */
  readonly daysUnder: number | null
  readonly rate: string
}

/** The price of a tier: the contract's rate struck through where a discount holds. */
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
  /** A factor on the rates; null for none. */
  readonly discount: string | null
  /** Older: from before the fee rule of 2026, whose limits do not hold for it. */
  readonly terms?: 'current' | 'older'
}

/** What buying costs, by amount. */
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

/** What selling costs, by how long it was held. */
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
