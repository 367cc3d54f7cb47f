import { businessFamily, isIncoming, orderName } from '#domain/business-codes.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'

type Order = Pick<TransactionRecord, 'businessCode' | 'dividendMethod' | 'fundTypeCode'>

/**
 * The label of an order's main figure: 买入金额, 卖出份额, 转出份额; the order's name where it has
 * no figure.
 */
export function figureLabel(order: Order, unit: '元' | '份' | undefined): string {
  if (businessFamily(order.businessCode) === 'conversion')
    return isIncoming(order.businessCode) ? '转入份额' : '转出份额'
  return `${orderName(order)}${unit === '元' ? '金额' : unit === '份' ? '份额' : ''}`
}
