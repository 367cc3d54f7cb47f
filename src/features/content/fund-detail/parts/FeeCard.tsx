import type { ReactNode } from 'react'
import { compare, multiply } from '../../../../domain/money.ts'
import { formatAmount, formatRate, formatWan } from '../../../../domain/format-figures.ts'
import { Card } from '../../../../ui/Card.tsx'
import { KeyValue } from '../../../../ui/KeyValue.tsx'
import { Notice } from '../../../../ui/Notice.tsx'
import type { Fund } from './fund.ts'
import styles from './FeeCard.module.css'

type PurchaseTier = Fund['purchaseTiers'][number]
type RedemptionTier = Fund['redemptionTiers'][number]

const wan = (amount: string): string => formatWan(amount, { trim: true })

function purchaseRange(tier: PurchaseTier, before: PurchaseTier | undefined): string {
  const from = before?.upTo ?? null
  if (from === null) return tier.upTo === null ? '任意金额' : `${wan(tier.upTo)}以下`
  return tier.upTo === null ? `${wan(from)}及以上` : `${wan(from)}–${wan(tier.upTo)}`
}

function redemptionRange(tier: RedemptionTier, before: RedemptionTier | undefined): string {
  const from = before?.daysUnder ?? null
  if (from === null) return tier.daysUnder === null ? '任意期限' : `${tier.daysUnder}天以内`
  return tier.daysUnder === null ? `${from}天及以上` : `${from}–${tier.daysUnder}天`
}

/** The price of a tier: the contract's rate struck through where a discount holds. */
function PurchaseRate({ tier, discount }: { tier: PurchaseTier; discount: string | null }) {
  if (tier.flat !== null) return <>{`每笔 ${formatAmount(tier.flat)} 元`}</>
  const rate = tier.rate ?? '0'
  if (discount === null || compare(rate, '0') === 0) return <>{formatRate(rate)}</>
  return (
    <>
      <s className={styles.was}>
        <span className={styles.spoken}>原费率</span>
        {formatRate(rate)}
      </s>
      <span className={styles.now}>{formatRate(multiply(rate, discount))}</span>
    </>
  )
}

interface Props {
  readonly fund: Fund
  /** What stands at the head's right. */
  readonly extra?: ReactNode
}

/** What buying, selling and holding cost. */
export function FeeCard({ fund, extra }: Props) {
  const { purchaseTiers, redemptionTiers } = fund
  const shortHolding = redemptionTiers.find((tier) => tier.daysUnder === 7)
  return (
    <Card title="费率" extra={extra}>
      <h3 className={styles.group}>买入</h3>
      {purchaseTiers.length === 0 ? (
        <KeyValue items={[{ label: '申购费率', value: '--' }]} />
      ) : null}
      <KeyValue
        items={purchaseTiers.map((tier, at) => ({
          label: purchaseRange(tier, purchaseTiers[at - 1]),
          value: <PurchaseRate tier={tier} discount={fund.discount} />,
        }))}
      />
      <h3 className={styles.group}>卖出（按持有天数）</h3>
      <KeyValue
        items={redemptionTiers.map((tier, at) => ({
          label: redemptionRange(tier, redemptionTiers[at - 1]),
          value: formatRate(tier.rate),
        }))}
      />
      {shortHolding && compare(shortHolding.rate, '0') > 0 ? (
        <div className={styles.warning}>
          <Notice tone="warning">
            {`持有不满 7 天卖出，将收取 ${formatRate(shortHolding.rate)} 的费用`}
          </Notice>
        </div>
      ) : null}
      <h3 className={styles.group}>持有（每年，已在净值中扣除）</h3>
      <KeyValue
        items={[
          { label: '管理费', value: formatRate(fund.managementRate) },
          { label: '托管费', value: formatRate(fund.custodyRate) },
          { label: '销售服务费', value: formatRate(fund.salesServiceRate) },
        ]}
      />
    </Card>
  )
}
