import { cardName } from '#domain/bank/card-name.ts'
import type { ReactNode } from 'react'
import { unreadable } from '#api/rows.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount, formatLimit } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { useLeaveFor } from '#shared/engines/person/use-way-back.ts'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { AccountPicker, type AccountRow } from './AccountPicker.tsx'
import { FORM_PARTS } from './first-missing.ts'
import { accountKey } from '#shared/engines/order/value/pay-account.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'

const short = formatLimit

function accountNote(account: Account, veil: (text: string) => string): ReactNode {
  if (!account.available) return account.unavailableReason
  if (account.walletBalance !== null)
    return `可用 ${veil(formatAmount(account.walletBalance))} 元，实时扣款`
  const used = compare(account.dayLeft, account.dayLimit) < 0
  const limits = [
    `单笔 ${short(account.singleLimit)}，`,
    `单日 ${short(account.dayLimit)}`,
    ...(used ? [`，今日剩余 ${short(account.dayLeft)}`] : []),
  ]
  return <NoBreakText texts={limits} sentence />
}

const accountRow =
  (noteOf: (account: Account) => ReactNode) =>
  (account: Account): AccountRow => ({
    key: accountKey(account),
    name: cardName(account),
    note: noteOf(account),
    available: account.available,
  })

/** Returns why no account can pay. */
export const noAccountText = (accounts: readonly Account[]): string =>
  accounts[0]?.unavailableReason ??
  (unreadable(accounts) > 0 ? '付款方式暂时无法显示，请稍后再来' : '没有可用的银行卡，请先添加')

interface Props {
  readonly accounts: readonly Account[]
  readonly chosen: Account | null
  readonly onChoose: (account: Account) => void
  /** The order is of class Y, which only a pension account pays for. */
  readonly pension?: boolean
  /** Returns what is said of an account; by default what an order of now can take of it. */
  readonly noteOf?: (account: Account) => ReactNode
}

/** The card that pays, with its limits, or the wallet, with its balance. */
export function PayCard({ accounts, chosen, onChoose, noteOf, pension = false }: Props) {
  const { veil } = useHiddenAmounts()
  const row = accountRow(noteOf ?? ((account) => accountNote(account, veil)))
  const leaveFor = useLeaveFor()
  const cards = accounts.filter(({ walletBalance }) => walletBalance === null)
  const wallets = accounts.filter(({ walletBalance }) => walletBalance !== null)
  return (
    <>
      <UnreadableNotice of={[accounts]} />
      <AccountPicker
        id={FORM_PARTS.account}
        title="付款方式"
        sheetTitle="选择付款方式"
        groups={[
          { label: '银行卡', rows: cards.map(row) },
          { label: brand.walletName, rows: wallets.map(row) },
        ]}
        chosen={chosen === null ? null : accountKey(chosen)}
        onChoose={(key) => {
          const account = accounts.find((it) => accountKey(it) === key)
          if (account) onChoose(account)
        }}
        none={noAccountText(accounts)}
        onAdd={() => leaveFor(pension ? 'pensionAccount' : 'card')}
        addText={pension ? '办理养老金账户' : undefined}
      />
    </>
  )
}
