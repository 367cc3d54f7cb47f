import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { send } from '#api/client.ts'
import { queryFor } from '#api/query.ts'
import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  redeem,
} from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { WALLET_FUND } from '#domain/order/business-codes.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, roundCent } from '#domain/money/money.ts'
import { mostToSell, saleProblem } from '#domain/order/sale-shares.ts'
import { useDraft } from '#session/draft.ts'
import { Banner } from '#ui/text/Banner.tsx'
import { Choices } from '#ui/fields/Choices.tsx'
import { accountName } from '../parts/AccountPicker.tsx'
import { DatesCard, expected } from '../parts/DatesCard.tsx'
import { draftKey, EMPTY_WITHDRAW, withdrawDraft } from '../parts/deal-draft.ts'
import { firstMissing, NOTHING_ELSE } from '../parts/first-missing.ts'
import { yuan } from '../parts/estimate-items.ts'
import { FundLine } from '#shared/fund/FundLine.tsx'
import { OrderForm } from '../parts/OrderForm.tsx'
import { quickBlock, quickLeftTexts } from './quick-withdrawal.ts'
import { saleProblemText } from '../parts/problem-text.ts'
import { RedeemToChoices } from '../parts/RedeemToChoices.tsx'
import { holdingAccount, NO_SHARES, SaleAccountPicker } from '../parts/SaleAccountPicker.tsx'
import { useArrival, type SaleFacts, type WalletLimits } from '../parts/sale-data.ts'
import { SharesCard } from '../parts/SharesCard.tsx'
import { useMoneyOrder } from '../parts/use-money-order.ts'

/** A money fund's own redemptions are carried on to the next day: nobody takes out money to give the rest up. */
const CARRY_ON = '1'

type Way = 'quick' | 'ordinary'

interface Props {
  readonly facts: SaleFacts
  readonly limits: WalletLimits
  readonly bankSerial: string | undefined
  /** The way of the address; one that was chosen goes before it. */
  readonly way: Way | undefined
  readonly onStale: () => void
}

/** Taking money out of a money-market fund: at once within the day's limit, or in the ordinary way. Its share is one yuan. */
export function WithdrawForm({ facts, limits, bankSerial, way, onStale }: Props) {
  const { fund, info } = facts
  const { fundCode } = fund
  const queries = useQueryClient()
  const [draft, update] = useDraft(draftKey('withdraw', fundCode), withdrawDraft, EMPTY_WITHDRAW)
  const [touched, setTouched] = useState(false)
  const account = holdingAccount(info.accounts, draft.bankSerial, bankSerial)
  const block = quickBlock(limits, account)
  const wanted = draft.way ?? way ?? 'quick'
  const chosen: Way = block === '' ? wanted : 'ordinary'
  const quick = chosen === 'quick'
  const bounds = {
    usable: account?.usableShares ?? '0.00',
    minShares: info.minRedeemShares,
    quickLeft: quick ? limits.quickLeft : null,
  }
  const problem = saleProblem(draft.amount, bounds)
  // To the cent, as it will be ordered: a money fund keeps any remainder.
  const amount = problem === null ? roundCent(draft.amount) : null
  const closed = info.redeemFlag === '1' ? '' : info.redeemToast || '该基金暂不可取出'
  const { redeemTo } = draft
  const fast = useArrival({ fundCode, applyKind: 'fastRedeem' }, info).data
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data

  const order = useMoneyOrder({
    fundCode,
    type: 'withdraw',
    verb: '取出',
    applyKind: quick ? 'fastRedeem' : 'redeem',
    application: quick ? draft.quick : draft.ordinary,
    keep: (application) => update(quick ? { quick: application } : { ordinary: application }),
    dates: quick
      ? null
      : {
          shown: info,
          ask: () =>
            queries.fetchQuery({
              ...queryFor(getConvertAndRedeemInfo, { fundCode }),
              staleTime: 0,
            }),
        },
    prepare: async () => {
      if (account === null || amount === null) return null
      const from = { fundCode, bankSerial: account.bankSerial }
      const card = accountName(account)
      const wish = {
        subject: `${quick ? '快速取出' : '普通取出'} ${fund.fundName}`,
        amount: formatAmount(amount),
        unit: '元',
      } as const
      const asked = { fundCode, targetFundCode: null, account: card, figure: amount }
      if (quick) {
        return {
          ...wish,
          items: [
            { label: '到账方式', value: card },
            { label: '手续费', value: yuan('0.00') },
          ],
          asked: { ...asked, kind: 'fastRedeem' },
          send: ({ applyNo, transPwd }) =>
            send(fastRedeemRepeat, { ...from, amount, applyNo, transPwd }),
        }
      }
      const sale = { ...from, shares: amount }
      const { fee } = await queries.fetchQuery({
        ...queryFor(estimateRedeem, sale),
        staleTime: 0,
      })
      return {
        ...wish,
        items: [
          { label: '到账方式', value: redeemTo === 'wallet' ? brand.walletName : card },
          { label: '手续费', value: yuan(fee) },
        ],
        asked: { ...asked, kind: 'redeem' },
        send: (proof) => send(redeem, { ...sale, redeemTo, largeRedeemFlag: CARRY_ON, ...proof }),
      }
    },
  })

  const arrives = (text: string | undefined) => text ?? '到账时间以确认结果为准'
  return (
    <OrderForm
      order={order}
      missing={firstMissing({
        ...NOTHING_ELSE,
        closed,
        amountProblem: problem === null ? '' : saleProblemText(problem, '取出'),
        accountProblem: account === null ? NO_SHARES : '',
      })}
      text={
        amount === null
          ? '确认取出'
          : `确认${quick ? '快速' : '普通'}取出 ${formatAmount(amount)} 元`
      }
      dayLabel="交易日"
    >
      <FundLine fund={fund} />
      {closed === '' ? null : <Banner tone="warning">{closed}</Banner>}
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
              // Of another money fund the account below says when, for each of both.
              ...(fundCode === WALLET_FUND ? [arrives(arrival?.arrivalTxt)] : []),
              '不限金额和次数，份额确认前仍有收益',
            ],
          },
        ]}
      />
      <SharesCard
        verb="取出"
        allLabel={compare(mostToSell(bounds), bounds.usable) < 0 ? '最多' : '全部'}
        value={draft.amount}
        most={mostToSell(bounds)}
        problem={touched ? problem : null}
        onChange={(value) => update({ amount: value })}
        onLeave={() => setTouched(true)}
      />
      <SaleAccountPicker
        accounts={info.accounts}
        chosen={account}
        unit="元"
        onChoose={(serial) => update({ bankSerial: serial })}
      />
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
            cutoffTime={info.cutoffTime}
            tradeDate={info.tradeDate}
            navDate={null}
            verb="取出"
            onStale={onStale}
            following={
              arrival === undefined
                ? []
                : [
                    expected('确认份额', arrival.confirmDate),
                    expected('资金到账', arrival.arrivalDate),
                  ]
            }
          />
        </>
      )}
    </OrderForm>
  )
}
