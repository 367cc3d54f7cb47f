import { isMoneyMarket } from '#domain/business-codes.ts'
import type { CouponTerms } from '#domain/coupon/coupon.ts'
import { couponPurchase } from '#domain/coupon/coupon-fee.ts'
import { formatAmount, formatNav, formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { compare, parseDecimal } from '#domain/money/money.ts'
import type { AmountProblem, PurchaseLimits } from '#domain/order/purchase-amount.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import type { RatedFund } from '#shared/parts/fund/own-rates.ts'
import type { Market } from '#shared/engines/market/market.ts'
import { now14 } from '#platform/clock.ts'
import { isAbroad, plannedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { MarketFigure } from '#shared/engines/market/MarketFigure.tsx'
import { FORM_PARTS } from './first-missing.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import styles from './AmountCard.module.css'

interface Props {
  readonly market: Market
  readonly fund: RatedFund
  readonly limits: PurchaseLimits
  /** The day whose net value the order gets. */
  readonly navDate: string
  readonly verb: string
  readonly amount: string
  /** Null while it is not said. */
  readonly problem: AmountProblem | null
  readonly payment?: 'card' | 'wallet'
  /** The coupons that take a part off the fee. */
  readonly coupons?: readonly CouponTerms[]
  /** Shown below the estimate. */
  readonly items?: readonly KeyValueItem[]
  readonly onChange: (amount: string) => void
  readonly onLeave: () => void
}

/** The amount, with fee and shares estimated as the user types. */
export function AmountCard(props: Props) {
  usePublishedUntil()
  const { market, fund, limits, navDate, verb, amount, problem, payment = 'card' } = props
  const { coupons = [], items = [], onChange, onLeave } = props
  return (
    <Card id={FORM_PARTS.amount}>
      <AmountField
        label={`${verb}金额`}
        form={amountForm}
        value={amount}
        onChange={onChange}
        onBlur={onLeave}
        placeholder={`最低 ${formatAmount(limits.minAmount)} 元`}
        error={problem === null ? undefined : market.problem(problem, payment)}
        note={market.most(limits)}
        clearable
      />
      <div className={styles.gap}>
        <Chips items={market.amounts(limits)} onPick={onChange} label="常用金额" />
      </div>
      <KeyValue items={[...estimate(market, fund, amount, coupons), ...items]} />
      {isMoneyMarket(fund) ? null : (
        <p className={styles.note}>
          {`${market.basis[fund.basis]}。`}
          {`份额按 ${formatNearDay(fund.navDate, now14())} 净值 ${formatNav(fund.nav)} 估算，以 ${plannedText(navDate, 'near', now14(), isAbroad(fund))} 净值为准`}
        </p>
      )}
    </Card>
  )
}

/** The fee and shares of a purchase at the last published value. */
export function purchaseFee(
  { discount, purchaseTiers: tiers, nav }: Pick<RatedFund, 'discount' | 'purchaseTiers' | 'nav'>,
  amount: string,
  coupons: readonly CouponTerms[] = [],
) {
  return couponPurchase({ amount, tiers, discount, nav }, coupons)
}

/** The rate, and what the fee would be without coupon or without discount. */
function feeNote(it: ReturnType<typeof purchaseFee>): string {
  const rate = it.rate === null ? '按笔收取' : `费率 ${formatRate(it.rate)}`
  if (compare(it.cut, '0') > 0) return `${rate}，券前 ${formatAmount(it.ownFee)} 元`
  const saved = compare(it.originalFee, it.fee) > 0
  return saved ? `${rate}，原 ${formatAmount(it.originalFee)} 元` : rate
}

function estimate(
  market: Market,
  fund: RatedFund,
  text: string,
  coupons: readonly CouponTerms[],
): KeyValueItem[] {
  const amount = parseDecimal(text)
  const known = amount !== null && compare(amount, '0') > 0
  const it = known ? purchaseFee(fund, amount, coupons) : null
  const figure = (value: string) => <MarketFigure market={market} text={value} />
  return [
    {
      label: '预估费用',
      value: figure(it === null ? '--' : `${formatAmount(it.fee)} 元`),
      note: it === null ? undefined : feeNote(it),
    },
    {
      label: '预估份额',
      value: figure(it === null ? '--' : `${formatShares(it.shares)} 份`),
    },
  ]
}
