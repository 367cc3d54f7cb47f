import { WALLET_FUND } from '#domain/business-codes.ts'
import { useDraft } from '#session/draft.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { DatesCard, saleSteps } from '#shared/engines/order/form/DatesCard.tsx'
import { draftKey, EMPTY_WITHDRAW, withdrawDraft } from '#shared/engines/order/value/deal-draft.ts'
import { OrderForm } from '#shared/engines/order/form/OrderForm.tsx'
import { quickBlock, quickLeftTexts } from '#domain/order/quick-withdrawal.ts'
import { RedeemToChoices } from '#shared/engines/order/form/sale/RedeemToChoices.tsx'
import { holdingAccount } from '#shared/engines/order/form/sale/SaleAccountPicker.tsx'
import { SaleFields } from '#shared/engines/order/form/sale/SaleFields.tsx'
import {
  useArrival,
  type SaleFacts,
  type WalletLimits,
} from '#shared/engines/order/form/sale/sale-data.ts'
import { dealOptions } from '#shared/engines/order/send/deal-options.ts'
import { useOrder } from '#shared/engines/order/send/use-order.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { useSale } from '#shared/engines/order/form/sale/use-sale.ts'
import { withdrawOrder } from '#shared/engines/order/form/sale/sale-orders.ts'

type Way = 'quick' | 'ordinary'

interface Props {
  readonly facts: SaleFacts
  readonly limits: WalletLimits
  readonly bankSerial: string | undefined
  /** The way from the address; the one in the draft takes precedence. */
  readonly way: Way | undefined
  readonly onStale: () => void
}

/**
 * The form that withdraws from a money-market fund, whose share is one yuan: quickly within the
 * day's limit, or in the ordinary way.
 */
export function WithdrawForm({ facts, limits, bankSerial, way, onStale }: Props) {
  const { fund, info } = facts
  const { fundCode } = fund
  const [draft, update] = useDraft(draftKey('withdraw', fundCode), withdrawDraft, EMPTY_WITHDRAW)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const block = quickBlock(limits, account)
  const chosen: Way = block === '' ? (draft.way ?? way ?? 'quick') : 'ordinary'
  const quick = chosen === 'quick'
  const sale = useSale({
    type: 'withdraw',
    info,
    account,
    entered: draft.amount,
    quickLeft: quick ? limits.quickLeft : null,
  })
  const { redeemTo } = draft
  const fast = useArrival({ fundCode, applyKind: 'fastRedeem' }, info).data
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data
  const order = withdrawOrder({ fund, sale, quick, redeemTo })
  const placed = useOrder({
    ...dealOptions('withdraw', fundCode, quick ? null : info),
    order,
    application: quick ? draft.quick : draft.ordinary,
    onDraftChange({ application }) {
      if (application !== undefined)
        update(quick ? { quick: application } : { ordinary: application })
    },
  })

  const arrives = (text: string | undefined) => text ?? '到账时间以确认结果为准'
  return (
    <OrderForm
      order={placed}
      missing={sale.missing()}
      text={confirmText(order === null ? '取出' : `${quick ? '快速' : '普通'}取出`, order)}
      sends={quick ? 'fastRedeemRepeat' : 'redeem'}
      dayLabel="交易日"
    >
      <SaleFields
        fund={fund}
        sale={sale}
        onEnter={(entered) => update({ amount: entered })}
        onChoose={(serial) => update({ bankSerial: serial })}
      >
        <Choices
          title="取出方式"
          value={chosen}
          onChange={(next) => update({ way: next })}
          choices={[
            {
              key: 'quick',
              label: '快速取出',
              disabled: block !== '',
              notes:
                block === ''
                  ? [arrives(fast?.arrivalTxt), ...quickLeftTexts(limits), '取出当日无收益']
                  : [block],
            },
            {
              key: 'ordinary',
              label: '普通取出',
              notes: [
                // For other funds than the wallet product, the choice of account below shows the
                // time.
                ...(fundCode === WALLET_FUND ? [arrives(arrival?.arrivalTxt)] : []),
                '不限金额和次数，份额确认前仍有收益',
              ],
            },
          ]}
        />
      </SaleFields>
      {quick || account === null ? null : (
        <>
          <RedeemToChoices
            fundCode={fundCode}
            account={account}
            info={info}
            value={redeemTo}
            onChange={(value) => update({ redeemTo: value })}
          />
          <DatesCard
            {...info}
            navDate={null}
            verb="取出"
            onStale={onStale}
            nextSteps={saleSteps(arrival)}
          />
        </>
      )}
    </OrderForm>
  )
}
