import type { ReactNode } from 'react'
import { compare } from '#domain/money/money.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { PurchaseLadder, RedemptionLadder } from './FeeLadder.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { Fund } from './fund.ts'
import { serviceFeeEnd } from './service-fee-words.ts'
import styles from './FeeCard.module.css'

interface Props {
  readonly fund: Fund
  /** Shown at the right of the card's head. */
  readonly extra?: ReactNode
}

/** The fees for buying, selling and holding. */
export function FeeCard({ fund, extra }: Props) {
  const { redemptionTiers } = fund
  const end = serviceFeeEnd(fund)
  const shortHolding = redemptionTiers.find((tier) => tier.daysUnder === 7)
  return (
    <Card id="fees" title="费率" extra={extra}>
      <h3 className={styles.group}>买入</h3>
      <PurchaseLadder tiers={fund.purchaseTiers} discount={fund.discount} terms={fund.feeTerms} />
      <h3 className={styles.group}>卖出（按持有天数）</h3>
      <RedemptionLadder tiers={redemptionTiers} />
      {shortHolding && compare(shortHolding.rate, '0') > 0 ? (
        <div className={styles.warning}>
          <Banner tone="warning">
            {`持有不满 7 天卖出，将收取 ${formatRate(shortHolding.rate)} 的费用`}
          </Banner>
        </div>
      ) : null}
      <h3 className={styles.group}>持有（每年，已在净值中扣除）</h3>
      <KeyValue
        items={[
          { label: '管理费', value: formatRate(fund.managementRate) },
          { label: '托管费', value: formatRate(fund.custodyRate) },
          {
            label: '销售服务费',
            value: formatRate(fund.salesServiceRate),
            note: end === '' ? undefined : end,
          },
        ]}
      />
    </Card>
  )
}
