import type { ReactNode } from 'react'
import { formatAmount } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { DatesCard, saleSteps } from '#shared/engines/order/form/DatesCard.tsx'
import { draftKey, EMPTY_REDEEM, redeemDraft } from '#shared/engines/order/value/deal-draft.ts'
import { EstimateCard } from '#shared/engines/order/form/EstimateCard.tsx'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { estimateFund, estimateNote } from '#shared/engines/order/form/sale/estimate-note.ts'
import { redeemItems } from '#shared/engines/order/form/sale/estimate-items.ts'
import { LargeRedeemChoices } from '#shared/engines/order/form/sale/LargeRedeemChoices.tsx'
import { OrderForm } from '#shared/engines/order/form/OrderForm.tsx'
import { RedeemToChoices } from '#shared/engines/order/form/sale/RedeemToChoices.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { holdingAccount } from '#shared/engines/order/form/sale/SaleAccountPicker.tsx'
import { SaleFields } from '#shared/engines/order/form/sale/SaleFields.tsx'
import {
  useArrival,
  useRedeemEstimate,
  type SaleFacts,
} from '#shared/engines/order/form/sale/sale-data.ts'
import { redeemOrder } from '#shared/engines/order/form/sale/sale-orders.ts'
import { dealOptions } from '#shared/engines/order/send/deal-options.ts'
import { useOrder } from '#shared/engines/order/send/use-order.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { useSale } from '#shared/engines/order/form/sale/use-sale.ts'

export interface SaleFormProps {
  readonly facts: SaleFacts
  /** The card from the address; the one in the draft takes precedence. */
  readonly bankSerial: string | undefined
  /** The tabs to sell or convert. */
  readonly tabs: ReactNode
  readonly onStale: () => void
}

/**
 * The form that sells shares of one card, with the fee of each lot estimated as the user types.
 */
export function RedeemForm({ facts, bankSerial, tabs, onStale }: SaleFormProps) {
  const { fund, info } = facts
  const { fundCode } = fund
  const [draft, update] = useDraft(draftKey('redeem', fundCode), redeemDraft, EMPTY_REDEEM)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const sale = useSale({ type: 'redeem', info, account, entered: draft.shares })
  const estimate = useRedeemEstimate(sale.valid && { fundCode, ...sale.valid })
  const { redeemTo, application } = draft
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data
  const order = redeemOrder({ fund, sale, draft })
  const placed = useOrder({
    ...dealOptions('redeem', fundCode, info),
    order,
    application,
    onDraftChange: update,
  })

  return (
    <OrderForm
      order={placed}
      missing={sale.missing()}
      text={confirmText('卖出', order)}
      sends="redeem"
    >
      {tabs}
      <SaleFields
        fund={fund}
        sale={sale}
        onEnter={(shares) => update({ shares })}
        onChoose={(chosen) => update({ bankSerial: chosen })}
      />
      <EstimateCard
        market={REAL_MONEY}
        title="预估到账"
        fund={estimateFund(facts)}
        estimate={estimate}
        value={formatAmount(estimate.data?.netAmount)}
        unit="元"
        items={redeemItems(estimate.data, info)}
        note={estimateNote(facts, '净值')}
      />
      {account === null ? null : (
        <RedeemToChoices
          fundCode={fundCode}
          pension={fund.pensionOnly === '1'}
          account={account}
          info={info}
          value={redeemTo}
          onChange={(value) => update({ redeemTo: value })}
        />
      )}
      <DatesCard
        {...info}
        navDate={info.tradeDate}
        verb="卖出"
        onStale={onStale}
        nextSteps={saleSteps(arrival)}
        overseas={arrival}
      />
      <LargeRedeemChoices
        verb="卖出"
        value={draft.largeRedeemFlag}
        onChange={(largeRedeemFlag) => update({ largeRedeemFlag })}
      />
      <RetentionCard fundCode={fundCode} />
    </OrderForm>
  )
}
