import { useNavigate } from 'react-router-dom'
import { dealPaths } from '#paths/deal.ts'
import { CUT_OFF } from '#domain/calendar/trading-dates.ts'
import { formatShares } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { AgreementLine } from '#shared/engines/agreement/AgreementLine.tsx'
import { hasConsented } from '#shared/engines/agreement/consent.ts'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { convertDraft, draftKey, EMPTY_CONVERT } from '#shared/engines/order/value/deal-draft.ts'
import { EstimateCard } from '#shared/engines/order/form/EstimateCard.tsx'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { estimateFund, estimateNote } from '#shared/engines/order/form/sale/estimate-note.ts'
import { convertItems } from '#shared/engines/order/form/sale/estimate-items.ts'
import { LargeRedeemChoices } from '#shared/engines/order/form/sale/LargeRedeemChoices.tsx'
import { OrderForm } from '#shared/engines/order/form/OrderForm.tsx'
import type { SaleFormProps } from './RedeemForm.tsx'
import { holdingAccount } from '#shared/engines/order/form/sale/SaleAccountPicker.tsx'
import { SaleFields } from '#shared/engines/order/form/sale/SaleFields.tsx'
import { useArrival, useConvertEstimate } from '#shared/engines/order/form/sale/sale-data.ts'
import { FROM_FORM } from '../parts/target-list.ts'
import { TargetCard, targetProblem } from './TargetCard.tsx'
import { convertOrder } from '#shared/engines/order/form/sale/sale-orders.ts'
import { dealOptions } from '#shared/engines/order/send/deal-options.ts'
import { useOrder } from '#shared/engines/order/send/use-order.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'
import { useSale } from '#shared/engines/order/form/sale/use-sale.ts'
import { useTarget } from './use-target.ts'

interface Props extends SaleFormProps {
  /** The target from the address; the one in the draft takes precedence. */
  readonly targetFundCode: string | undefined
}

/** The form that converts shares of one card into another fund of the same registrar. */
export function ConvertForm({ facts, bankSerial, targetFundCode, tabs, onStale }: Props) {
  const { fund, info } = facts
  const { fundCode } = fund
  const navigate = useNavigate()
  const [draft, update] = useDraft(draftKey('convert', fundCode), convertDraft, EMPTY_CONVERT)
  const targetCode = draft.targetFundCode ?? targetFundCode ?? null
  const target = useTarget(targetCode)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const sale = useSale({ type: 'convert', info, account, entered: draft.shares })
  const estimate = useConvertEstimate(
    sale.valid && targetCode !== null
      ? { fundCode, ...sale.valid, targetFundCode: targetCode }
      : null,
  )
  // Both funds have to be open: the days of the conversion are those of the pair.
  const pair = targetCode === null ? {} : { targetFundCode: targetCode }
  const arrival = useArrival({ fundCode, applyKind: 'convert', ...pair }, info).data
  const day =
    arrival === undefined
      ? info
      : {
          tradeDate: arrival.tradeDate,
          cutoffTime: `${arrival.tradeDate}${CUT_OFF}`,
          overseasMarkets: arrival.overseasMarkets,
        }
  const order = convertOrder({ fund, target: target.data?.fund, sale, draft })
  const { application } = draft
  const figure = sale.valid && ({ figure: sale.valid.ordered.shares, unit: '份' } as const)
  const placed = useOrder({
    ...dealOptions('convert', fundCode, day, pair),
    order,
    application,
    onDraftChange: update,
  })

  const agreed = target.data !== undefined && hasConsented(target.data.protocols, draft)
  return (
    <OrderForm
      order={placed}
      missing={sale.missing({ targetProblem: targetProblem(targetCode !== null, target), agreed })}
      text={confirmText('转换', figure)}
      sends="convert"
      footNote="转入份额的持有天数从确认日重新计算"
    >
      {tabs}
      <SaleFields
        fund={fund}
        fundTitle="转出基金"
        sale={sale}
        onEnter={(shares) => update({ shares })}
        onChoose={(chosen) => update({ bankSerial: chosen })}
      >
        <TargetCard
          chosen={targetCode !== null}
          target={target}
          onPick={() =>
            void navigate(
              dealPaths.transformList.to({
                fundCode,
                ...(account === null ? {} : { bankSerial: account.bankSerial }),
              }),
              { state: FROM_FORM },
            )
          }
        />
      </SaleFields>
      <EstimateCard
        market={REAL_MONEY}
        title="预估转入"
        fund={estimateFund(facts)}
        estimate={estimate}
        value={formatShares(estimate.data?.targetShares)}
        unit="份"
        items={convertItems(estimate.data, info)}
        note={estimateNote({ ...facts, info: { ...info, ...day } }, '两只基金的净值')}
      />
      <DatesCard
        {...day}
        navDate={day.tradeDate}
        overseas={arrival}
        verb="转换"
        onStale={onStale}
        nextSteps={
          arrival === undefined ? [] : [expected('份额确认，转换完成', arrival.confirmDate)]
        }
      />
      <LargeRedeemChoices
        verb="转出"
        value={draft.largeRedeemFlag}
        onChange={(largeRedeemFlag) => update({ largeRedeemFlag })}
      />
      {target.data === undefined ? null : (
        <AgreementLine
          fundCode={target.data.fund.fundCode}
          protocols={target.data.protocols}
          read={draft.read}
          agreed={draft.agreed}
          onChange={(consent) => update(consent)}
        />
      )}
    </OrderForm>
  )
}
