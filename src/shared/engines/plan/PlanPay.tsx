import { brand } from '#domain/brand.ts'
import { formatAmount, formatLimit } from '#domain/money/format-figures.ts'
import type { PlanWarning } from '#domain/plan/plan-terms.ts'
import { PayCard } from '#shared/engines/order/form/PayCard.tsx'
import type { Account } from '#shared/engines/order/value/payment.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { planWarningText } from './plan-amount-text.ts'

/**
 * Returns what is said of an account that pays on days to come: its limits in full, a wallet's
 * balance.
 */
function accountNote(account: Account) {
  if (!account.available) return account.unavailableReason
  if (account.walletBalance !== null) return `余额 ${formatAmount(account.walletBalance)} 元`
  return (
    <NoBreakText
      texts={[
        `单笔 ${formatLimit(account.singleLimit)}，`,
        `单日 ${formatLimit(account.dayLimit)}`,
      ]}
      sentence
    />
  )
}

interface Props {
  readonly accounts: readonly Account[]
  readonly chosen: Account | null
  readonly warnings: readonly PlanWarning[]
  readonly onChoose: (account: Account) => void
}

/** The card or wallet of a plan, and what has to be there on a debit day. */
export function PlanPay({ accounts, chosen, warnings, onChoose }: Props) {
  return (
    <>
      <PayCard accounts={accounts} chosen={chosen} onChoose={onChoose} noteOf={accountNote} />
      {chosen === null ? null : (
        <Banner tone={warnings.length > 0 ? 'warning' : 'info'}>
          {warnings.length > 0
            ? warnings.map(planWarningText).join('。')
            : chosen.walletBalance === null
              ? '请在扣款日 09:30 前备足银行卡余额，不部分扣款'
              : `请在扣款日 09:30 前备足${brand.walletName}余额，不部分扣款`}
        </Banner>
      )}
    </>
  )
}
