import { useQuery } from '@tanstack/react-query'
import { queryTransRates } from '#api/calls/trade.ts'
import { queryFor } from '#api/query.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { formatAmount, formatRate } from '#domain/money/format-figures.ts'
import { couponParts } from '#shared/engines/order/value/coupon-items.ts'
import { useOrderCoupons } from '#shared/engines/coupon/use-order-coupons.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { BASIS_WORDS, ratedFund } from '#shared/parts/fund/own-rates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Note } from '#ui/text/Note.tsx'

interface Props {
  readonly fund: Fund
  readonly amount: string
}

/** The fee of the first instalment, with the coupon that serves it best. */
export function FeeLines({ fund, amount }: Props) {
  const { fundCode } = fund
  const rated = ratedFund(fund, useQuery(queryFor(queryTransRates, { fundCode })))
  const coupons = useOrderCoupons('plan', rated, amount, null, 'card')
  const { purchaseTiers: tiers, discount, basis } = rated
  const { fee, rate } = estimatePurchase({ amount, tiers, discount, nav: null })
  const used = couponParts(coupons.choice, { scene: 'plan', fundCode, amount, payBy: 'card' })
  return (
    <Card title="首期费用">
      <KeyValue
        items={[
          {
            label: '申购费',
            value: `${formatAmount(fee)} 元`,
            note: rate === null ? undefined : `费率 ${formatRate(rate)}`,
          },
          ...used.items,
        ]}
      />
      <Note>{`${BASIS_WORDS[basis]}${used.items.length === 0 ? '' : '；优惠券只用于首期，在下一步可以改选'}`}</Note>
    </Card>
  )
}
