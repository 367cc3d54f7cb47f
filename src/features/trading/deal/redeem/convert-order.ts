import { convert } from '#api/calls/convert.ts'
import { orderCall, type OrderValue } from '#shared/order-form/order-value.ts'
import type { ConvertDraft } from '../parts/deal-draft.ts'
import { sweptItems } from './estimate-items.ts'
import type { Fund } from '../parts/purchase-data.ts'
import type { SaleTerms } from '../parts/sale.ts'

type Named = Pick<Fund, 'fundCode' | 'fundName'>

interface Convert {
  readonly fund: Named
  /** Undefined while it is not chosen, or not loaded. */
  readonly target: Named | undefined
  readonly sale: Pick<SaleTerms, 'valid' | 'accountName'>
  readonly draft: Pick<ConvertDraft, 'largeRedeemFlag' | 'confirmed' | 'read' | 'agreed'>
}

/** The order that converts shares into another fund; null while the form is incomplete. */
export function convertOrder({ fund, target, sale, draft }: Convert): OrderValue | null {
  if (sale.valid === null || target === undefined) return null
  const { fundCode } = fund
  const { bankSerial, shares, ordered } = sale.valid
  const { largeRedeemFlag, confirmed, read, agreed } = draft
  const targetFundCode = target.fundCode
  const request = { fundCode, bankSerial, shares, targetFundCode }
  const figure = ordered.shares
  return {
    kind: 'convert',
    fundCode,
    ...orderCall(convert, { ...request, shares: figure, largeRedeemFlag }),
    subject: `${fund.fundName} 转换为 ${target.fundName}`,
    figure,
    unit: '份',
    items: [...sweptItems(ordered, '转出'), { label: '持有银行卡', value: sale.accountName }],
    questions: [
      { ask: 'risk', fundCode: targetFundCode, answered: confirmed },
      { ask: 'fee', label: '预估费用', verb: '转换', request },
      { ask: 'documents', fundCode: targetFundCode, consent: { read, agreed } },
      { ask: 'repeat', order: { kind: 'convert', account: sale.accountName, targetFundCode } },
    ],
  }
}
