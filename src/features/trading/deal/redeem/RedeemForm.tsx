import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { send } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import { estimateRedeem, getConvertAndRedeemInfo, redeem } from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import {
  formatAmount,
  formatMonthDay,
  formatNav,
  formatShares,
} from '#domain/money/format-figures.ts'
import { roundShare } from '#domain/money/money.ts'
import { orderedShares, saleProblem } from '#domain/order/sale-shares.ts'
import { useDraft } from '#session/draft.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { accountName } from '../parts/AccountPicker.tsx'
import { acceptsPenalty } from './ask-penalty.ts'
import { DatesCard, expected } from '../parts/DatesCard.tsx'
import { draftKey, EMPTY_REDEEM, redeemDraft } from '../parts/deal-draft.ts'
import { firstMissing, NOTHING_ELSE } from '../parts/first-missing.ts'
import { EstimateCard } from './EstimateCard.tsx'
import { redeemItems, sweptItems, yuan } from '../parts/estimate-items.ts'
import { FundLine } from '#shared/fund/FundLine.tsx'
import { LargeRedeemChoices } from './LargeRedeemChoices.tsx'
import { lotLines } from './lot-lines.ts'
import { OrderForm } from '../parts/OrderForm.tsx'
import { leastText, saleProblemText } from '../parts/problem-text.ts'
import { RedeemToChoices } from '../parts/RedeemToChoices.tsx'
import { RetentionCard } from './RetentionCard.tsx'
import { holdingAccount, NO_SHARES, SaleAccountPicker } from '../parts/SaleAccountPicker.tsx'
import { useArrival, useRedeemEstimate, type SaleFacts } from '../parts/sale-data.ts'
import { SharesCard } from '../parts/SharesCard.tsx'
import { useMoneyOrder } from '../parts/use-money-order.ts'

export interface SaleFormProps {
  readonly facts: SaleFacts
  /** The card of the address: that of the holding one came from. */
  readonly bankSerial: string | undefined
  /** Sell or convert. */
  readonly tabs: ReactNode
  readonly onStale: () => void
}

/** Selling shares of one card, with what each lot costs while one types. */
export function RedeemForm({ facts, bankSerial, tabs, onStale }: SaleFormProps) {
  const { fund, info } = facts
  const { fundCode } = fund
  const queries = useQueryClient()
  const [draft, update] = useDraft(draftKey('redeem', fundCode), redeemDraft, EMPTY_REDEEM)
  const [touched, setTouched] = useState(false)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const usable = account?.usableShares ?? '0.00'
  const limits = { usable, minShares: info.minRedeemShares, quickLeft: null }
  const problem = saleProblem(draft.shares, limits)
  const ordered = orderedShares(draft.shares, { ...limits, ...info })
  const closed = info.redeemFlag === '1' ? '' : info.redeemToast || '该基金暂不可卖出'
  const asked =
    problem === null && account !== null
      ? { fundCode, bankSerial: account.bankSerial, shares: roundShare(draft.shares) }
      : null
  const estimate = useRedeemEstimate(asked)
  const { redeemTo } = draft
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data

  const order = useMoneyOrder({
    fundCode,
    type: 'redeem',
    verb: '卖出',
    applyKind: 'redeem',
    application: draft.application,
    keep: (application) => update({ application }),
    dates: {
      shown: info,
      ask: () =>
        queries.fetchQuery({ ...queryFor(getConvertAndRedeemInfo, { fundCode }), staleTime: 0 }),
    },
    prepare: async () => {
      if (asked === null || account === null || ordered === null) return null
      const fee = await queries.fetchQuery({ ...queryFor(estimateRedeem, asked), staleTime: 0 })
      if (!(await acceptsPenalty(fee, '卖出'))) return null
      const { largeRedeemFlag } = draft
      const { shares } = ordered
      const from = accountName(account)
      return {
        subject: `卖出 ${fund.fundName}`,
        amount: formatShares(shares),
        unit: '份',
        items: [
          ...sweptItems(ordered, '卖出'),
          { label: '到账方式', value: redeemTo === 'wallet' ? brand.walletName : from },
          { label: '预估赎回费', value: yuan(fee.fee) },
        ],
        asked: { kind: 'redeem', fundCode, targetFundCode: null, account: from, figure: shares },
        send: (proof) => send(redeem, { ...asked, shares, redeemTo, largeRedeemFlag, ...proof }),
      }
    },
  })

  const amount = ordered === null ? '' : formatShares(ordered.shares)
  return (
    <OrderForm
      order={order}
      missing={firstMissing({
        ...NOTHING_ELSE,
        closed,
        amountProblem: problem === null ? '' : saleProblemText(problem, '卖出'),
        accountProblem: account === null ? NO_SHARES : '',
      })}
      text={amount === '' ? '确认卖出' : `确认卖出 ${amount} 份`}
    >
      {tabs}
      <FundLine fund={fund} />
      {closed === '' ? null : <Banner tone="warning">{closed}</Banner>}
      <SharesCard
        verb="卖出"
        value={draft.shares}
        most={usable}
        note={`${leastText(info.minRedeemShares, '卖出')}。剩余不足 ${formatShares(info.minHoldShares)} 份时一并卖出`}
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
        title="预估到账"
        basis={`按 ${formatMonthDay(info.navDate)} 净值 ${formatNav(info.nav)}`}
        value={formatAmount(estimate.data?.netAmount)}
        unit="元"
        items={redeemItems(estimate.data, info)}
        lots={lotLines(estimate.data?.lots ?? [], info.redemptionTiers)}
        behind={estimate.behind}
        note={
          estimate.failed
            ? '暂时无法预估，以确认结果为准'
            : `实际按 ${formatMonthDay(info.tradeDate)} 净值计算，以确认结果为准`
        }
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
        cutoffTime={info.cutoffTime}
        tradeDate={info.tradeDate}
        navDate={info.tradeDate}
        verb="卖出"
        onStale={onStale}
        following={
          arrival === undefined
            ? []
            : [expected('确认份额', arrival.confirmDate), expected('资金到账', arrival.arrivalDate)]
        }
      />
      <LargeRedeemChoices
        value={draft.largeRedeemFlag}
        onChange={(largeRedeemFlag) => update({ largeRedeemFlag })}
      />
      <RetentionCard fundCode={fundCode} />
    </OrderForm>
  )
}
