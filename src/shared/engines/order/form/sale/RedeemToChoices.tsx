import { brand } from '#domain/brand.ts'
import { WALLET_FUND } from '#domain/business-codes.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { useArrival, type SaleAccount, type SaleInfo } from './sale-data.ts'

const UNKNOWN = '到账时间以确认结果为准'

interface Props {
  readonly fundCode: string
  /** Class Y: its money returns to the pension account alone. */
  readonly pension?: boolean
  readonly account: SaleAccount
  readonly info: SaleInfo
  readonly value: 'card' | 'wallet'
  readonly onChange: (value: 'card' | 'wallet') => void
}

/**
 * The choice of where the money goes, with the time of arrival. Not shown for the wallet product,
 * whose money can only go to the card.
 */
export function RedeemToChoices(props: Props) {
  const { fundCode, pension = false, account, info, value, onChange } = props
  const toCard = useArrival({ fundCode, applyKind: 'redeem', redeemTo: 'card' }, info)
  const toWallet = useArrival({ fundCode, applyKind: 'redeem', redeemTo: 'wallet' }, info)
  if (fundCode === WALLET_FUND) return null
  const card = {
    key: 'card',
    label: cardName(account),
    notes: [toCard.data?.arrivalTxt ?? UNKNOWN],
  } as const
  const wallet = {
    key: 'wallet',
    label: brand.walletName,
    notes: [toWallet.data?.arrivalTxt ?? UNKNOWN, '到账后可用于买入或快速取出'],
  } as const
  const choices = pension ? [card] : [card, wallet]
  return <Choices title="到账方式" choices={choices} value={value} onChange={onChange} />
}
