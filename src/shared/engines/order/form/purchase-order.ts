import { applyByEncriptTransPwd } from '#api/calls/trade.ts'
import type { CouponChoice } from '#domain/coupon/best-coupons.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { roundCent } from '#domain/money/money.ts'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { couponParts } from '#shared/engines/order/value/coupon-items.ts'
import { orderCall, type OrderValue } from '#shared/engines/order/value/order-value.ts'
import { paymentKind } from '#shared/engines/order/value/pay-account.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'
import { purchaseFee } from './AmountCard.tsx'
import type { PurchaseDraft } from '#shared/engines/order/value/deal-draft.ts'
import type { PurchaseFacts } from './purchase-data.ts'

interface Purchase {
  readonly facts: Pick<PurchaseFacts, 'config'> & {
    readonly fund: Pick<
      PurchaseFacts['fund'],
      'fundCode' | 'fundName' | 'discount' | 'purchaseTiers' | 'nav'
    >
  }
  readonly account: Account | null
  readonly draft: Pick<PurchaseDraft, 'amount' | 'read' | 'agreed'>
  readonly verb: '买入' | '存入'
  readonly coupons: CouponChoice | null
  /** The time when the risk warning of the gate was answered. */
  readonly cfmTime: string | null
}

/** The order that buys a fund; null while the form is incomplete. */
export function purchaseOrder(purchase: Purchase): OrderValue | null {
  const { facts, account, draft, verb, coupons, cfmTime } = purchase
  const { fund, config } = facts
  if (account === null || amountProblem(draft.amount, { ...config, card: account }) !== null)
    return null
  const { fundCode } = fund
  const { bankSerial, channelId, walletBalance } = account
  // Rounded to the cent, as it will be ordered.
  const amount = roundCent(draft.amount)
  const payer = cardName(account)
  const scene = verb === '存入' ? 'deposit' : 'buy'
  const used = couponParts(coupons, {
    scene,
    fundCode,
    amount,
    payBy: paymentKind(account),
  })
  const terms = coupons?.coupons.map((it) => it.terms) ?? []
  return {
    kind: 'purchase',
    fundCode,
    ...orderCall(applyByEncriptTransPwd, {
      fundCode,
      amount,
      bankSerial,
      ...(walletBalance === null ? {} : { channelId }),
      cfmTime,
      ...used.input,
    }),
    subject: `${verb} ${fund.fundName}`,
    figure: amount,
    unit: '元',
    items: [
      { label: '付款方式', value: payer },
      { label: '预估费用', value: `${formatAmount(purchaseFee(fund, amount, terms).fee)} 元` },
      ...used.items,
    ],
    questions: [
      { kind: 'documents', fundCode, consent: { read: draft.read, agreed: draft.agreed } },
      ...used.questions,
      { kind: 'repeat', order: { kind: 'purchase', account: payer, targetFundCode: null } },
    ],
  }
}
