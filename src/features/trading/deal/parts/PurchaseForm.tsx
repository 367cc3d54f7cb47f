import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare } from '#domain/money/money.ts'
import { isMoneyMarket, WALLET_FUND } from '#domain/business-codes.ts'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import { useDraft } from '#session/draft.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { AgreementLine } from '#shared/engines/agreement/AgreementLine.tsx'
import { AmountCard } from '#shared/engines/order/form/AmountCard.tsx'
import { hasConsented } from '#shared/engines/agreement/consent.ts'
import { CouponPicker } from '#shared/engines/coupon/CouponPicker.tsx'
import { useOrderCoupons } from '#shared/engines/coupon/use-order-coupons.ts'
import { DatesCard, expected } from '#shared/engines/order/form/DatesCard.tsx'
import { draftKey, EMPTY_PURCHASE, purchaseDraft } from '#shared/engines/order/value/deal-draft.ts'
import { FundLine } from '#shared/parts/fund/FundLine.tsx'
import { LargeDepositRow } from '#shared/engines/order/form/LargeDepositRow.tsx'
import { OrderForm } from '#shared/engines/order/form/OrderForm.tsx'
import { firstMissing } from '#shared/engines/order/form/first-missing.ts'
import { payingAccount, paymentKind } from '#shared/engines/order/value/pay-account.ts'
import { noAccountText, PayCard } from '#shared/engines/order/form/PayCard.tsx'
import { REAL_MONEY } from '#shared/engines/market/real-money.ts'
import { usePurchaseFacts, type PurchaseFacts } from '#shared/engines/order/form/purchase-data.ts'
import { purchaseOrder } from '#shared/engines/order/form/purchase-order.ts'
import { dealOptions } from '#shared/engines/order/send/deal-options.ts'
import { useVisibleProblem } from '#shared/engines/order/form/use-visible-problem.ts'
import { useOrder } from '#shared/engines/order/send/use-order.ts'
import { confirmText } from '#shared/engines/order/value/order-value.ts'

export interface PurchaseInput {
  readonly fundCode: string
  readonly cfmTime?: string | undefined
  /** A coupon to use, until the user chooses. */
  readonly cardId?: string | undefined
}

interface Props {
  readonly input: PurchaseInput
  readonly type: 'purchase' | 'deposit'
  readonly verb: '买入' | '存入'
}

/** The form of a purchase or deposit. The input is a draft, which survives a reload. */
export function PurchaseForm({ input, ...kind }: Props) {
  const facts = usePurchaseFacts(input.fundCode)
  return (
    <Loaded query={facts} skeleton={<SkeletonScreen shape="form" />}>
      {(data) => (
        <Fields input={input} facts={data} onStale={() => void facts.refetch()} {...kind} />
      )}
    </Loaded>
  )
}

interface FieldsProps extends Props {
  readonly facts: PurchaseFacts
  /** Called after the cut-off, when the dates shown are no longer valid. */
  readonly onStale: () => void
}

function Fields({ input, facts, onStale, type, verb }: FieldsProps) {
  const { fund, config, accounts, protocols } = facts
  const { fundCode } = fund
  const [draft, update] = useDraft(draftKey(type, fundCode), purchaseDraft, EMPTY_PURCHASE)
  const account = payingAccount(accounts, draft)
  const limits = { ...config, card: account }
  const problem = amountProblem(draft.amount, limits)
  const { visibleProblem, onLeave } = useVisibleProblem(problem)
  const { application } = draft
  const { cfmTime = null } = input
  const scene = type === 'deposit' ? 'deposit' : 'buy'
  const coupons = useOrderCoupons(
    scene,
    fund,
    draft.amount,
    draft.cardIds ?? (input.cardId === undefined ? null : [input.cardId]),
    account === null ? null : paymentKind(account),
  )
  const order = purchaseOrder({ facts, account, draft, verb, coupons: coupons.choice, cfmTime })
  const figure = problem === null ? ({ figure: draft.amount, unit: '元' } as const) : null
  const placed = useOrder({
    ...dealOptions(type, fundCode, config),
    order,
    application,
    onDraftChange: update,
  })

  return (
    <OrderForm
      order={placed}
      missing={firstMissing({
        amountProblem: problem === null ? '' : REAL_MONEY.problem(problem, paymentKind(account)),
        accountProblem: account === null ? noAccountText(accounts) : '',
        agreed: hasConsented(protocols, draft),
      })}
      text={confirmText(verb, figure)}
      sends="applyByEncriptTransPwd"
      dayLabel={isMoneyMarket(fund) ? '交易日' : '定价日'}
    >
      <FundLine fund={fund} />
      <AmountCard
        market={REAL_MONEY}
        fund={fund}
        limits={limits}
        navDate={config.navDate}
        verb={verb}
        amount={draft.amount}
        problem={visibleProblem}
        payment={paymentKind(account)}
        coupons={coupons.choice?.coupons.map(({ terms }) => terms) ?? []}
        items={dayLimit(facts, verb)}
        onChange={(typed) => update({ amount: typed })}
        onLeave={onLeave}
      />
      <CouponPicker
        coupons={coupons}
        onChoose={(asked) => update({ cardIds: asked === null ? null : [...asked] })}
      />
      <PayCard
        accounts={accounts}
        chosen={account}
        onChoose={({ bankSerial, channelId }) => update({ bankSerial, channelId })}
        pension={fund.pensionOnly === '1'}
      />
      {fundCode === WALLET_FUND ? <LargeDepositRow /> : null}
      <DatesCard
        {...config}
        navDate={isMoneyMarket(fund) ? null : config.navDate}
        verb={verb}
        overseas={config}
        onStale={onStale}
        nextSteps={[
          expected(isMoneyMarket(fund) ? '确认份额，开始计算收益' : '确认份额', config.confirmDate),
          expected('查看收益', config.incomeDate),
          expected(isMoneyMarket(fund) ? '可以取出' : '可以卖出', config.redeemableDate),
        ]}
      />
      <AgreementLine
        fundCode={fundCode}
        protocols={protocols}
        read={draft.read}
        agreed={draft.agreed}
        onChange={(consent) => update(consent)}
      />
    </OrderForm>
  )
}

/**
 * Returns what the user may still buy of the fund today, where it has a daily limit; the limit
 * itself as a note once a part of it is used.
 */
function dayLimit({ fund, config }: PurchaseFacts, verb: string): KeyValueItem[] {
  if (config.dailyLeft === null) return []
  const { dailyLimit } = fund
  const limit =
    dailyLimit === null || compare(dailyLimit, config.dailyLeft) === 0
      ? {}
      : { note: `单日限额 ${formatAmount(dailyLimit)} 元` }
  return [{ label: `今日还可${verb}`, value: `${formatAmount(config.dailyLeft)} 元`, ...limit }]
}
