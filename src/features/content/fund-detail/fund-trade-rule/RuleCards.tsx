import { isMoneyMarket } from '#domain/business-codes.ts'
import { formatValueDay } from '#domain/fund/data-holes.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import { formatAmount, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { tradeWords } from '#domain/order/trade-words.ts'
import { applyItem, redeemItem } from '#shared/parts/fund/purchase-state.ts'
import { BulletList } from '#ui/lists/BulletList.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import type { Fund } from '#shared/parts/fund/fund.ts'
import styles from './RuleCards.module.css'
import { purchaseRules, redemptionRules } from './trade-rules.ts'

function Rules({ rules }: { readonly rules: readonly string[] }) {
  return (
    <div className={styles.rules}>
      <BulletList items={rules} />
    </div>
  )
}

const yuan = (amount: string | null, none: string): string =>
  amount === null ? none : `${formatAmount(amount)} 元`

/** Purchase status and limits, and how a purchase is priced. */
export function PurchaseRuleCard({ fund }: { readonly fund: Fund }) {
  return (
    <Card title={tradeWords(fund).into}>
      <KeyValue
        items={[
          applyItem(fund),
          { label: '起购金额', value: yuan(fund.minAmount, '--') },
          { label: '金额递增', value: yuan(fund.amountStep, '--') },
          { label: '定投起点', value: yuan(fund.planMinAmount, '暂不支持定投') },
        ]}
      />
      <Rules rules={purchaseRules(fund)} />
    </Card>
  )
}

/** Redemption status, and the rules of a redemption. */
export function RedemptionRuleCard({ fund }: { readonly fund: Fund }) {
  return (
    <Card title={tradeWords(fund).out}>
      <KeyValue items={[redeemItem(fund)]} />
      <Rules rules={redemptionRules(fund)} />
    </Card>
  )
}

const EXAMPLE = '10000.00'

/**
 * An example purchase of 10,000 yuan at the last published value. Renders nothing where a fee or
 * the value is not known, and for money-market funds.
 */
export function FeeExample({ fund }: { readonly fund: Fund }) {
  if (fund.nav === null || fund.purchaseTiers.length === 0 || isMoneyMarket(fund)) return null
  const { nav, purchaseTiers: tiers, discount } = fund
  const { fee, originalFee, net, shares } = estimatePurchase({
    amount: EXAMPLE,
    tiers,
    discount,
    nav,
  })
  return (
    <Card title={`举例：买入 ${formatAmount(EXAMPLE)} 元`}>
      <KeyValue
        items={[
          {
            label: '手续费',
            value: `${formatAmount(fee)} 元`,
            ...(compare(originalFee, fee) > 0
              ? { note: `原价 ${formatAmount(originalFee)} 元` }
              : {}),
          },
          { label: '用于买入份额', value: `${formatAmount(net)} 元` },
          {
            label: '约可得份额',
            value: `${formatShares(shares)} 份`,
            note: `按 ${formatValueDay(fund.navDate, fund.tradeDate)} 净值 ${formatNav(nav)} 估算`,
          },
        ]}
      />
      <p className={styles.note}>手续费 = 金额 − 金额 ÷（1 + 费率），成交以确认当日的净值为准</p>
    </Card>
  )
}
