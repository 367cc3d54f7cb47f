import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { send } from '#api/client.ts'
import { convert, estimateConvert } from '#api/calls/convert.ts'
import { queryFor } from '#api/query.ts'
import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { formatMonthDay, formatNav, formatShares } from '#domain/money/format-figures.ts'
import { add, roundShare } from '#domain/money/money.ts'
import { orderedShares, saleProblem } from '#domain/order/sale-shares.ts'
import { dealPaths } from '#paths/deal.ts'
import { useDraft } from '#session/draft.ts'
import { useShell } from '#templates/shell-context.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { accountName } from '../parts/AccountPicker.tsx'
import { AgreementLine } from '../parts/AgreementLine.tsx'
import { acceptsPenalty } from './ask-penalty.ts'
import { consents } from '../parts/consent.ts'
import { DatesCard, expected } from '../parts/DatesCard.tsx'
import { convertDraft, draftKey, EMPTY_CONVERT } from '../parts/deal-draft.ts'
import { firstMissing } from '../parts/first-missing.ts'
import { EstimateCard } from './EstimateCard.tsx'
import { convertItems, sweptItems, yuan } from '../parts/estimate-items.ts'
import { FundLine } from '#shared/fund/FundLine.tsx'
import { LargeRedeemChoices } from './LargeRedeemChoices.tsx'
import { lotLines } from './lot-lines.ts'
import { OrderForm } from '../parts/OrderForm.tsx'
import { leastText, saleProblemText } from '../parts/problem-text.ts'
import type { SaleFormProps } from './RedeemForm.tsx'
import { holdingAccount, NO_SHARES, SaleAccountPicker } from '../parts/SaleAccountPicker.tsx'
import { useArrival, useConvertEstimate } from '../parts/sale-data.ts'
import { SharesCard } from '../parts/SharesCard.tsx'
import { FROM_FORM } from '../parts/target-list.ts'
import { TargetCard, targetProblem } from './TargetCard.tsx'
import { useMoneyOrder } from '../parts/use-money-order.ts'
import { useTarget } from './use-target.ts'

interface Props extends SaleFormProps {
  /** The target of the address; one that was picked goes before it. */
  readonly targetFundCode: string | undefined
}

/** Converting shares of one card into another fund of the same registrar. */
export function ConvertForm({ facts, bankSerial, targetFundCode, tabs, onStale }: Props) {
  const { fund, info } = facts
  const { fundCode } = fund
  const shell = useShell()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [draft, update] = useDraft(draftKey('convert', fundCode), convertDraft, EMPTY_CONVERT)
  const [touched, setTouched] = useState(false)
  const targetCode = draft.targetFundCode ?? targetFundCode ?? null
  const target = useTarget(targetCode)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const usable = account?.usableShares ?? '0.00'
  const limits = { usable, minShares: info.minRedeemShares, quickLeft: null }
  const problem = saleProblem(draft.shares, limits)
  const ordered = orderedShares(draft.shares, { ...limits, ...info })
  const closed = info.convertFlag === '1' ? '' : info.redeemToast || '该基金暂时没有可以转换的基金'
  const asked =
    problem === null && account !== null && targetCode !== null
      ? {
          fundCode,
          bankSerial: account.bankSerial,
          shares: roundShare(draft.shares),
          targetFundCode: targetCode,
        }
      : null
  const estimate = useConvertEstimate(asked)
  const arrival = useArrival({ fundCode, applyKind: 'convert' }, info).data

  /** When the target's risk warning was answered; asked once per target (gate step 11). Undefined: the user turned back. */
  async function confirmedRisk(code: string): Promise<string | null | undefined> {
    if (draft.confirmed?.fundCode === code) return draft.confirmed.cfmTime
    const passed = await shell.tradeGate(code, [], '转换')
    if (passed === null) return undefined
    if (passed.cfmTime !== null) update({ confirmed: { fundCode: code, cfmTime: passed.cfmTime } })
    return passed.cfmTime
  }

  const order = useMoneyOrder({
    fundCode,
    type: 'convert',
    verb: '转换',
    applyKind: 'convert',
    application: draft.application,
    keep: (application) => update({ application }),
    dates: {
      shown: info,
      ask: () =>
        queries.fetchQuery({ ...queryFor(getConvertAndRedeemInfo, { fundCode }), staleTime: 0 }),
    },
    prepare: async () => {
      if (asked === null || account === null || ordered === null || target.data === undefined)
        return null
      const cfmTime = await confirmedRisk(asked.targetFundCode)
      if (cfmTime === undefined) return null
      const fee = await queries.fetchQuery({ ...queryFor(estimateConvert, asked), staleTime: 0 })
      if (!(await acceptsPenalty(fee, '转换'))) return null
      const protocolIds = target.data.protocols.map(({ protocolId }) => protocolId)
      const { largeRedeemFlag } = draft
      const { shares } = ordered
      const from = accountName(account)
      const terms = { ...asked, shares, largeRedeemFlag, protocolIds, cfmTime }
      return {
        subject: `${fund.fundName} 转换为 ${target.data.fund.fundName}`,
        amount: formatShares(shares),
        unit: '份',
        items: [
          ...sweptItems(ordered, '转出'),
          { label: '持有银行卡', value: from },
          { label: '预估费用', value: yuan(add(fee.fee, fee.topUpFee)) },
        ],
        asked: {
          kind: 'convert',
          fundCode,
          targetFundCode: asked.targetFundCode,
          account: from,
          figure: shares,
        },
        send: (proof) => send(convert, { ...terms, ...proof }),
      }
    },
  })

  const amount = ordered === null ? '' : formatShares(ordered.shares)
  const agreed = target.data !== undefined && consents(target.data.protocols, draft)
  return (
    <OrderForm
      order={order}
      missing={firstMissing({
        closed,
        targetProblem: targetProblem(targetCode !== null, target),
        amountProblem: problem === null ? '' : saleProblemText(problem, '转出'),
        accountProblem: account === null ? NO_SHARES : '',
        agreed,
      })}
      text={amount === '' ? '确认转换' : `确认转换 ${amount} 份`}
      footNote="转入份额的持有天数从确认日重新计算"
    >
      {tabs}
      <FundLine fund={fund} title="转出基金" />
      {closed === '' ? null : <Banner tone="warning">{closed}</Banner>}
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
      <SharesCard
        verb="转出"
        value={draft.shares}
        most={usable}
        note={`${leastText(info.minRedeemShares, '转出')}。剩余不足 ${formatShares(info.minHoldShares)} 份时一并转出`}
        problem={touched ? problem : null}
        onChange={(shares) => update({ shares })}
        onLeave={() => setTouched(true)}
      />
      <SaleAccountPicker
        accounts={info.accounts}
        chosen={account}
        unit="份"
        onChoose={(chosen) => update({ bankSerial: chosen })}
      />
      <EstimateCard
        title="预估转入"
        basis={`按 ${formatMonthDay(info.navDate)} 净值 ${formatNav(info.nav)}`}
        value={formatShares(estimate.data?.targetShares)}
        unit="份"
        items={convertItems(estimate.data, info)}
        lots={lotLines(estimate.data?.lots ?? [], info.redemptionTiers)}
        behind={estimate.behind}
        note={
          estimate.failed
            ? '暂时无法预估，以确认结果为准'
            : `实际按 ${formatMonthDay(info.tradeDate)} 两只基金的净值计算，以确认结果为准`
        }
      />
      <DatesCard
        cutoffTime={info.cutoffTime}
        tradeDate={info.tradeDate}
        navDate={info.tradeDate}
        verb="转换"
        onStale={onStale}
        following={
          arrival === undefined ? [] : [expected('份额确认，转换完成', arrival.confirmDate)]
        }
      />
      <LargeRedeemChoices
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
