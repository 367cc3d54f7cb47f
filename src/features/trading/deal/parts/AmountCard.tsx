import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { estimatePurchase } from '#domain/money/fees.ts'
import {
  formatAmount,
  formatMonthDay,
  formatNav,
  formatRate,
  formatShares,
  formatLimit,
} from '#domain/money/format-figures.ts'
import { compare, parseDecimal } from '#domain/money/money.ts'
import { mostToBuy, type AmountProblem } from '#domain/order/purchase-amount.ts'
import { amountForm } from '#domain/money/amount-text.ts'
import { BASIS_WORDS } from '#shared/fund/own-rates.ts'
import { AmountField } from '#ui/fields/AmountField.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Chips } from '#ui/fields/Chips.tsx'
import { KeyValue, type KeyValueItem } from '#ui/lists/KeyValue.tsx'
import styles from './AmountCard.module.css'
import { FORM_PARTS } from '#shared/order/first-missing.ts'
import { paymentKind } from '#shared/order/pay-account.ts'
import { problemText } from '#shared/order/problem-text.ts'
import type { Account } from '#shared/order/payment.ts'
import type { Fund, PurchaseFacts } from './purchase-data.ts'

const QUICK = ['1000', '5000', '10000', '50000'] as const

interface Props {
  readonly facts: PurchaseFacts
  readonly account: Account | null
  readonly verb: string
  readonly amount: string
  readonly problem: AmountProblem | null
  readonly onChange: (amount: string) => void
  readonly onLeave: () => void
}

/** The amount, with fee and shares estimated as the user types. */
export function AmountCard({ facts, account, verb, amount, problem, onChange, onLeave }: Props) {
  const { fund, config } = facts
  const most = mostToBuy({ ...config, card: account })
  const chips = QUICK.map((quick) => ({
    key: quick,
    label: formatLimit(quick),
    disabled: compare(quick, most) > 0 || compare(quick, config.minAmount) < 0,
  }))
  return (
    <Card id={FORM_PARTS.amount}>
      <AmountField
        label={`${verb}金额`}
        form={amountForm}
        value={amount}
        onChange={onChange}
        onBlur={onLeave}
        placeholder={`最低 ${formatAmount(config.minAmount)} 元`}
        {...(problem === null ? {} : { error: problemText(problem, paymentKind(account)) })}
        note={
          compare(most, config.maxAmount) < 0
            ? `按限额本次最多 ${formatAmount(most)} 元`
            : `单笔最多 ${formatAmount(most)} 元`
        }
        clearable
      />
      <div className={styles.gap}>
        <Chips items={chips} onPick={onChange} label="常用金额" />
      </div>
      <KeyValue items={[...estimate(facts, amount), ...dayLimit(facts, verb)]} />
      {isMoneyMarket(fund) ? null : (
        <p className={styles.note}>
          {`${BASIS_WORDS[fund.basis]}。`}
          {`份额按 ${formatMonthDay(fund.navDate)} 净值 ${formatNav(fund.nav)} 估算，以 ${formatMonthDay(config.navDate)} 净值为准`}
        </p>
      )}
    </Card>
  )
}

/**
 * What the user may still buy of the fund today, where it has a daily limit; the limit itself as a
 * note once a part of it is used.
 */
function dayLimit({ fund, config }: PurchaseFacts, verb: string): KeyValueItem[] {
  if (config.dailyLeft === null) return []
  const { dailyLimit } = fund
  const limit =
    dailyLimit === null || compare(dailyLimit, config.dailyLeft) === 0
      ? {}
      : { note: `单日限额 ${formatAmount(dailyLimit)} 元` }
  return [{ label: `今日还可${verb}`, value: `${formatAmount(config.dailyLeft)} 元`, ...limit }]
}

/** The fee and shares of a purchase at the last published value. */
export function purchaseFee(
  { discount, purchaseTiers: tiers, nav }: Pick<Fund, 'discount' | 'purchaseTiers' | 'nav'>,
  amount: string,
) {
  return estimatePurchase({ amount, tiers, discount, nav })
}

function estimate({ fund }: PurchaseFacts, text: string): KeyValueItem[] {
  const amount = parseDecimal(text)
  const known = amount !== null && compare(amount, '0') > 0
  const it = known ? purchaseFee(fund, amount) : null
  const saved = it !== null && compare(it.originalFee, it.fee) > 0
  const rate = it === null ? '' : it.rate === null ? '按笔收取' : `费率 ${formatRate(it.rate)}`
  return [
    {
      label: '预估费用',
      value: it === null ? '--' : `${formatAmount(it.fee)} 元`,
      ...(it === null
        ? {}
        : { note: saved ? `${rate}，原 ${formatAmount(it.originalFee)} 元` : rate }),
    },
    { label: '预估份额', value: it === null ? '--' : `${formatShares(it.shares)} 份` },
  ]
}
