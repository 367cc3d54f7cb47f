import { useNavigate } from 'react-router-dom'
import { send } from '#api/client.ts'
import { convert, estimateConvert } from '#api/calls/convert.ts'
import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { dealPaths } from '#paths/deal.ts'
import { formatShares } from '#domain/money/format-figures.ts'
import { add } from '#domain/money/money.ts'
import { useDraft } from '#session/draft.ts'
import { useShell } from '#templates/shell-context.ts'
import { AgreementLine } from '#shared/agreement/AgreementLine.tsx'
import { acceptsPenalty } from '#shared/order-form/ask-penalty.ts'
import { hasConsented } from '#shared/agreement/consent.ts'
import { useStillAgreed } from '#shared/agreement/use-still-agreed.ts'
import { DatesCard, expected } from '../parts/DatesCard.tsx'
import { convertDraft, draftKey, EMPTY_CONVERT } from '../parts/deal-draft.ts'
import { EstimateCard } from './EstimateCard.tsx'
import { convertItems, sweptItems, yuan } from '../parts/estimate-items.ts'
import { LargeRedeemChoices } from './LargeRedeemChoices.tsx'
import { OrderForm } from '#shared/order/OrderForm.tsx'
import type { SaleFormProps } from './RedeemForm.tsx'
import { holdingAccount } from '../parts/SaleAccountPicker.tsx'
import { SaleFields } from '../parts/SaleFields.tsx'
import { useArrival, useConvertEstimate } from '../parts/sale-data.ts'
import { FROM_FORM } from '../parts/target-list.ts'
import { TargetCard, targetProblem } from './TargetCard.tsx'
import { useDealOrder } from '../parts/use-deal-order.ts'
import { useFresh } from '#shared/order/use-fresh.ts'
import { useSale } from '../parts/use-sale.ts'
import { useTarget } from './use-target.ts'

interface Props extends SaleFormProps {
  /** The target from the address; the one in the draft takes precedence. */
  readonly targetFundCode: string | undefined
}

/** The form that converts shares of one card into another fund of the same registrar. */
export function ConvertForm({ facts, bankSerial, targetFundCode, tabs, onStale }: Props) {
  const { fund, info } = facts
  const { fundCode } = fund
  const shell = useShell()
  const navigate = useNavigate()
  const fresh = useFresh()
  const stillAgreed = useStillAgreed()
  const [draft, update] = useDraft(draftKey('convert', fundCode), convertDraft, EMPTY_CONVERT)
  const targetCode = draft.targetFundCode ?? targetFundCode ?? null
  const target = useTarget(targetCode)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const sale = useSale({ type: 'convert', info, account, entered: draft.shares })
  const { valid } = sale
  const request =
    valid === null || targetCode === null
      ? null
      : {
          fundCode,
          bankSerial: valid.bankSerial,
          shares: valid.shares,
          targetFundCode: targetCode,
        }
  const ordered = valid?.ordered ?? null
  const estimate = useConvertEstimate(request)
  const arrival = useArrival({ fundCode, applyKind: 'convert' }, info).data

  /**
   * When the target's risk warning was answered (gate step 11), null where there is none; prompted
   * once per target. Resolves to undefined when the user turns back.
   */
  async function confirmedRisk(code: string): Promise<string | null | undefined> {
    if (draft.confirmed?.fundCode === code) return draft.confirmed.cfmTime
    const passed = await shell.tradeGate(code, [], '转换')
    if (passed === null) return undefined
    if (passed.cfmTime !== null) update({ confirmed: { fundCode: code, cfmTime: passed.cfmTime } })
    return passed.cfmTime
  }

  const order = useDealOrder({
    fundCode,
    type: 'convert',
    verb: '转换',
    unit: '份',
    applyKind: 'convert',
    account: sale.accountName,
    application: draft.application,
    keep: (application) => update({ application }),
    dates: { shown: info, ask: () => fresh(getConvertAndRedeemInfo, { fundCode }) },
    terms: async () => {
      if (request === null || ordered === null || target.data === undefined) return null
      const cfmTime = await confirmedRisk(request.targetFundCode)
      if (cfmTime === undefined) return null
      const fee = await fresh(estimateConvert, request)
      if (!(await acceptsPenalty(fee, '转换'))) return null
      const protocols = await stillAgreed(request.targetFundCode, draft)
      if (protocols === null) return null
      const protocolHashes = protocols.map(({ hash }) => hash)
      const { shares } = ordered
      const { largeRedeemFlag } = draft
      const fields = { ...request, shares, largeRedeemFlag, protocolHashes, cfmTime }
      return {
        subject: `${fund.fundName} 转换为 ${target.data.fund.fundName}`,
        figure: shares,
        targetFundCode: request.targetFundCode,
        items: [
          ...sweptItems(ordered, '转出'),
          { label: '持有银行卡', value: sale.accountName },
          { label: '预估费用', value: yuan(add(fee.fee, fee.topUpFee)) },
        ],
        send: (proof) => send(convert, { ...fields, ...proof }),
      }
    },
  })

  const agreed = target.data !== undefined && hasConsented(target.data.protocols, draft)
  return (
    <OrderForm
      order={order}
      missing={sale.missing({ targetProblem: targetProblem(targetCode !== null, target), agreed })}
      text={ordered === null ? '确认转换' : `确认转换 ${formatShares(ordered.shares)} 份`}
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
        title="预估转入"
        facts={facts}
        estimate={estimate}
        value={formatShares(estimate.data?.targetShares)}
        unit="份"
        items={convertItems(estimate.data, info)}
        priced="两只基金的净值"
      />
      <DatesCard
        {...info}
        navDate={info.tradeDate}
        verb="转换"
        onStale={onStale}
        following={
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
