import type { ReactNode } from 'react'
import { send } from '#api/client.ts'
import { estimateRedeem, getConvertAndRedeemInfo, redeem } from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount, formatShares } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { acceptsPenalty } from './ask-penalty.ts'
import { DatesCard, saleSteps } from '../parts/DatesCard.tsx'
import { draftKey, EMPTY_REDEEM, redeemDraft } from '../parts/deal-draft.ts'
import { EstimateCard } from './EstimateCard.tsx'
import { redeemItems, sweptItems, yuan } from '../parts/estimate-items.ts'
import { LargeRedeemChoices } from './LargeRedeemChoices.tsx'
import { OrderForm } from '#shared/order/OrderForm.tsx'
import { RedeemToChoices } from '../parts/RedeemToChoices.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { holdingAccount } from '../parts/SaleAccountPicker.tsx'
import { SaleFields } from '../parts/SaleFields.tsx'
import { useArrival, useRedeemEstimate, type SaleFacts } from '../parts/sale-data.ts'
import { useDealOrder } from '../parts/use-deal-order.ts'
import { useFresh } from '#shared/order/use-fresh.ts'
import { useSale } from '../parts/use-sale.ts'

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
  const fresh = useFresh()
  const [draft, update] = useDraft(draftKey('redeem', fundCode), redeemDraft, EMPTY_REDEEM)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const sale = useSale({
    info,
    verb: '卖出',
    account,
    entered: draft.shares,
    closed: info.redeemFlag === '1' ? '' : info.redeemToast || '该基金暂不可卖出',
    quickLeft: null,
  })
  const { ordered } = sale
  const request = sale.request === null ? null : { fundCode, ...sale.request }
  const estimate = useRedeemEstimate(request)
  const { redeemTo } = draft
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data

  const order = useDealOrder({
    fundCode,
    type: 'redeem',
    verb: '卖出',
    unit: '份',
    applyKind: 'redeem',
    account: sale.accountName,
    application: draft.application,
    keep: (application) => update({ application }),
    dates: { shown: info, ask: () => fresh(getConvertAndRedeemInfo, { fundCode }) },
    terms: async () => {
      if (request === null || ordered === null) return null
      const fee = await fresh(estimateRedeem, request)
      if (!(await acceptsPenalty(fee, '卖出'))) return null
      const { shares } = ordered
      const { largeRedeemFlag } = draft
      const payee = redeemTo === 'wallet' ? brand.walletName : sale.accountName
      return {
        subject: `卖出 ${fund.fundName}`,
        figure: shares,
        items: [
          ...sweptItems(ordered, '卖出'),
          { label: '到账方式', value: payee },
          { label: '预估赎回费', value: yuan(fee.fee) },
        ],
        send: (proof) => send(redeem, { ...request, shares, redeemTo, largeRedeemFlag, ...proof }),
      }
    },
  })

  return (
    <OrderForm
      order={order}
      missing={sale.missing()}
      text={ordered === null ? '确认卖出' : `确认卖出 ${formatShares(ordered.shares)} 份`}
    >
      {tabs}
      <SaleFields
        fund={fund}
        sale={sale}
        onEnter={(shares) => update({ shares })}
        onChoose={(chosen) => update({ bankSerial: chosen })}
      />
      <EstimateCard
        title="预估到账"
        facts={facts}
        estimate={estimate}
        value={formatAmount(estimate.data?.netAmount)}
        unit="元"
        items={redeemItems(estimate.data, info)}
        priced="净值"
      />
      {account === null ? null : (
        <RedeemToChoices
          fundCode={fundCode}
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
        following={saleSteps(arrival)}
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
