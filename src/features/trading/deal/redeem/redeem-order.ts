import { redeem } from '#api/calls/redeem.ts'
import { brand } from '#domain/brand.ts'
import { orderCall, type OrderValue } from '#shared/order-form/order-value.ts'
import type { RedeemDraft } from '../parts/deal-draft.ts'
import { sweptItems } from './estimate-items.ts'
import type { Fund } from '../parts/purchase-data.ts'
import type { SaleTerms } from '../parts/sale.ts'

interface Redeem {
  readonly fund: Pick<Fund, 'fundCode' | 'fundName'>
  readonly sale: Pick<SaleTerms, 'valid' | 'accountName'>
  readonly draft: Pick<RedeemDraft, 'redeemTo' | 'largeRedeemFlag'>
}

/** The order that sells shares; null while the form is incomplete. */
export function redeemOrder({ fund, sale, draft }: Redeem): OrderValue | null {
  if (sale.valid === null) return null
  const { fundCode } = fund
  const { bankSerial, shares, ordered } = sale.valid
  const { redeemTo, largeRedeemFlag } = draft
  const figure = ordered.shares
  const request = { fundCode, bankSerial, shares }
  return {
    kind: 'redeem',
    fundCode,
    ...orderCall(redeem, { ...request, shares: figure, redeemTo, largeRedeemFlag }),
    subject: `卖出 ${fund.fundName}`,
    figure,
    unit: '份',
    items: [
      ...sweptItems(ordered, '卖出'),
      { label: '到账方式', value: redeemTo === 'wallet' ? brand.walletName : sale.accountName },
    ],
    questions: [
      { ask: 'fee', label: '预估赎回费', verb: '卖出', request },
      {
        ask: 'repeat',
        order: { kind: 'redeem', account: sale.accountName, targetFundCode: null },
      },
    ],
  }
}
