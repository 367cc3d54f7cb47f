import { send } from '#api/client.ts'
import {
  estimateRedeem,
  fastRedeemRepeat,
  getConvertAndRedeemInfo,
  redeem,
} from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { WALLET_FUND } from '#domain/order/business-codes.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { useDraft } from '#session/draft.ts'
import { Choices } from '#ui/fields/Choices.tsx'
import { DatesCard, saleSteps } from '../parts/DatesCard.tsx'
import { draftKey, EMPTY_WITHDRAW, withdrawDraft } from '../parts/deal-draft.ts'
import { yuan } from '../parts/estimate-items.ts'
import { OrderForm } from '#shared/order/OrderForm.tsx'
import { quickBlock, quickLeftTexts } from './quick-withdrawal.ts'
import { RedeemToChoices } from '../parts/RedeemToChoices.tsx'
import { holdingAccount } from '../parts/SaleAccountPicker.tsx'
import { SaleFields } from '../parts/SaleFields.tsx'
import { useArrival, type SaleFacts, type WalletLimits } from '../parts/sale-data.ts'
import { useDealOrder } from '../parts/use-deal-order.ts'
import { useFresh } from '#shared/order/use-fresh.ts'
import { useSale } from '../parts/use-sale.ts'

/**
 * The rest of a large withdrawal is carried over to the next day, without a choice: users expect
 * all of it.
 */
const CARRY_ON = '1'

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
  const fresh = useFresh()
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
  // A money-market fund has no minimum holding, so the order is the entered amount.
  const amount = sale.valid?.shares ?? null
  const { redeemTo } = draft
  const fast = useArrival({ fundCode, applyKind: 'fastRedeem' }, info).data
  const arrival = useArrival({ fundCode, applyKind: 'redeem', redeemTo }, info).data

  const order = useDealOrder({
    fundCode,
    type: 'withdraw',
    verb: '取出',
    unit: '元',
    applyKind: quick ? 'fastRedeem' : 'redeem',
    account: sale.accountName,
    application: quick ? draft.quick : draft.ordinary,
    keep: (application) => update(quick ? { quick: application } : { ordinary: application }),
    dates: quick ? null : { shown: info, ask: () => fresh(getConvertAndRedeemInfo, { fundCode }) },
    terms: async () => {
      if (sale.valid === null) return null
      const { bankSerial: from, shares: figure } = sale.valid
      const subject = `${quick ? '快速取出' : '普通取出'} ${fund.fundName}`
      if (quick) {
        return {
          subject,
          figure,
          items: [
            { label: '到账方式', value: sale.accountName },
            { label: '手续费', value: yuan('0.00') },
          ],
          send: ({ applyNo, transPwd }) =>
            send(fastRedeemRepeat, {
              fundCode,
              bankSerial: from,
              amount: figure,
              applyNo,
              transPwd,
            }),
        }
      }
      const request = { fundCode, bankSerial: from, shares: figure }
      const { fee } = await fresh(estimateRedeem, request)
      const payee = redeemTo === 'wallet' ? brand.walletName : sale.accountName
      return {
        subject,
        figure,
        items: [
          { label: '到账方式', value: payee },
          { label: '手续费', value: yuan(fee) },
        ],
        send: (proof) =>
          send(redeem, { ...request, redeemTo, largeRedeemFlag: CARRY_ON, ...proof }),
      }
    },
  })

  const arrives = (text: string | undefined) => text ?? '到账时间以确认结果为准'
  return (
    <OrderForm
      order={order}
      missing={sale.missing()}
      text={
        amount === null
          ? '确认取出'
          : `确认${quick ? '快速' : '普通'}取出 ${formatAmount(amount)} 元`
      }
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
            following={saleSteps(arrival)}
          />
        </>
      )}
    </OrderForm>
  )
}
