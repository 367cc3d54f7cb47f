import { cardName } from '#domain/bank/card-name.ts'
import { formatShares } from '#domain/money/format-figures.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { AccountPicker } from '#shared/engines/order/form/AccountPicker.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import styles from './SaleAccountPicker.module.css'
import { FORM_PARTS } from '#shared/engines/order/form/first-missing.ts'
import type { SaleAccount } from './sale-data.ts'

interface Props {
  readonly accounts: readonly SaleAccount[]
  readonly chosen: SaleAccount | null
  readonly unit: '份' | '元'
  readonly onChoose: (bankSerial: string) => void
}

/** Figures that wrap between one another, never inside. */
function accountNote(account: SaleAccount, unit: '份' | '元', veil: (text: string) => string) {
  const { usableShares, frozenShares, available, unavailableReason } = account
  const pieces = [
    `可用 ${veil(formatShares(usableShares))} ${unit}`,
    `冻结 ${veil(formatShares(frozenShares))} ${unit}`,
    ...(available ? [] : [unavailableReason]),
  ]
  return pieces.map((piece) => (
    <span key={piece} className={styles.piece}>
      {piece}
    </span>
  ))
}

/** The reason why nothing can be sold. */
export const NO_SHARES = '没有可用的份额'

/** Picks the card whose shares are sold: shares belong to the card that paid for them. */
export function SaleAccountPicker({ accounts, chosen, unit, onChoose }: Props) {
  const { veil } = useHiddenAmounts()
  return (
    <>
      <UnreadableNotice of={[accounts]} />
      <AccountPicker
        id={FORM_PARTS.account}
        title="持有银行卡"
        sheetTitle="选择银行卡"
        groups={[
          {
            label: '银行卡',
            rows: accounts.map((account) => ({
              key: account.bankSerial,
              name: cardName(account),
              note: accountNote(account, unit, veil),
              available: true,
            })),
          },
        ]}
        chosen={chosen?.bankSerial ?? null}
        onChoose={onChoose}
        none={NO_SHARES}
      />
    </>
  )
}

/**
 * The first of the `wanted` cards that holds shares (the draft's, then the address's), else the
 * first card with usable shares.
 */
export function holdingAccount(
  accounts: readonly SaleAccount[],
  ...wanted: readonly (string | null | undefined)[]
): SaleAccount | null {
  for (const bankSerial of wanted) {
    const found = accounts.find((account) => account.bankSerial === bankSerial)
    if (found) return found
  }
  return accounts.find(({ usableShares }) => usableShares !== '0.00') ?? accounts[0] ?? null
}
