import { convert, estimateConvert } from '#api/calls/convert.ts'
import { estimateRedeem, fastRedeemRepeat, redeem } from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import type { OrderKind } from '#domain/order/repeated-order.ts'
import type { ConvertDraft, RedeemDraft } from '#shared/engines/order/value/deal-draft.ts'
import { feeEstimate, orderCall, type OrderValue } from '#shared/engines/order/value/order-value.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { sweptItems } from './estimate-items.ts'
import type { SaleTerms } from './sale.ts'

type Named = Pick<Fund, 'fundCode' | 'fundName'>
type Valid = NonNullable<SaleTerms['valid']>

interface Sold {
  readonly fund: Named
  readonly sale: Pick<SaleTerms, 'valid' | 'accountName'>
}

/** An order of a kind as `write` has it, which asks last whether it repeats one of before. */
function soldOrder(
  { fund, sale }: Sold,
  kind: OrderKind,
  write: (valid: Valid) => Omit<OrderValue, 'kind' | 'fundCode'>,
  targetFundCode: string | null = null,
): OrderValue | null {
  if (sale.valid === null) return null
  const { questions, ...order } = write(sale.valid)
  const repeat = { kind, account: sale.accountName, targetFundCode }
  return {
    kind,
    fundCode: fund.fundCode,
    ...order,
    questions: [...questions, { kind: 'repeat', order: repeat }],
  }
}

const paidTo = ({ sale }: Sold, redeemTo: 'card' | 'wallet') => ({
  label: '到账方式',
  value: redeemTo === 'wallet' ? brand.walletName : sale.accountName,
})

interface Redeem extends Sold {
  readonly draft: Pick<RedeemDraft, 'redeemTo' | 'largeRedeemFlag'>
}

/** The order that sells shares; null while the form is incomplete. */
export const redeemOrder = ({ draft: { redeemTo, largeRedeemFlag }, ...sold }: Redeem) =>
  soldOrder(sold, 'redeem', ({ bankSerial, shares, ordered }) => {
    const { fundCode, fundName } = sold.fund
    const request = { fundCode, bankSerial, shares }
    const figure = ordered.shares
    return {
      ...orderCall(redeem, { ...request, shares: figure, redeemTo, largeRedeemFlag }),
      subject: `卖出 ${fundName}`,
      figure,
      unit: '份',
      items: [...sweptItems(ordered, '卖出'), paidTo(sold, redeemTo)],
      questions: [
        {
          kind: 'fee',
          label: '预估赎回费',
          verb: '卖出',
          estimate: feeEstimate(estimateRedeem, request),
        },
      ],
    }
  })

interface Convert extends Sold {
  /** Undefined while it is not chosen, or not loaded. */
  readonly target: Named | undefined
  readonly draft: Pick<ConvertDraft, 'largeRedeemFlag' | 'confirmed' | 'read' | 'agreed'>
}

/** The order that converts shares into another fund; null while the form is incomplete. */
export function convertOrder({ target, draft, ...sold }: Convert): OrderValue | null {
  if (target === undefined) return null
  const { fundCode: targetFundCode } = target
  const { largeRedeemFlag, confirmed, read, agreed } = draft
  return soldOrder(
    sold,
    'convert',
    ({ bankSerial, shares, ordered }) => {
      const { fundCode, fundName } = sold.fund
      const request = { fundCode, bankSerial, shares, targetFundCode }
      const figure = ordered.shares
      return {
        ...orderCall(convert, { ...request, shares: figure, largeRedeemFlag }),
        subject: `${fundName} 转换为 ${target.fundName}`,
        figure,
        unit: '份',
        items: [
          ...sweptItems(ordered, '转出'),
          { label: '持有银行卡', value: sold.sale.accountName },
        ],
        questions: [
          { kind: 'risk', fundCode: targetFundCode, confirmed },
          {
            kind: 'fee',
            label: '预估费用',
            verb: '转换',
            estimate: feeEstimate(estimateConvert, request),
          },
          { kind: 'documents', fundCode: targetFundCode, consent: { read, agreed } },
        ],
      }
    },
    targetFundCode,
  )
}

/**
 * The rest of a large withdrawal is carried over to the next day, without a choice: users expect
 * all of it.
 */
const CARRY_ON = '1'

interface Withdraw extends Sold {
  readonly quick: boolean
  /** Of an ordinary withdrawal. */
  readonly redeemTo: 'card' | 'wallet'
}

/**
 * The order that withdraws from a money-market fund; null while the form is incomplete. Such a fund
 * has no minimum holding, so the order is the entered amount.
 */
export const withdrawOrder = ({ quick, redeemTo, ...sold }: Withdraw): OrderValue | null =>
  soldOrder(sold, quick ? 'fastRedeem' : 'redeem', ({ bankSerial, shares: figure }) => {
    const { fundCode, fundName } = sold.fund
    const request = { fundCode, bankSerial, shares: figure }
    if (quick)
      return {
        ...orderCall(fastRedeemRepeat, { fundCode, bankSerial, amount: figure }),
        subject: `快速取出 ${fundName}`,
        figure,
        unit: '元',
        items: [paidTo(sold, 'card'), { label: '手续费', value: `${formatAmount('0.00')} 元` }],
        questions: [],
      }
    return {
      ...orderCall(redeem, { ...request, redeemTo, largeRedeemFlag: CARRY_ON }),
      subject: `普通取出 ${fundName}`,
      figure,
      unit: '元',
      items: [paidTo(sold, redeemTo)],
      questions: [
        {
          kind: 'fee',
          label: '手续费',
          verb: null,
          estimate: feeEstimate(estimateRedeem, request),
        },
      ],
    }
  })
