import { businessFamily } from '#domain/business-codes.ts'
import { plannedText } from '#shared/parts/dates/planned-day.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'

type Order = Pick<TransactionRecord, 'businessCode' | 'transactionDate' | 'paymentTimeTxt'>

/** The notice on an order that waits for its bank. */
export function bankWords({ businessCode, transactionDate, paymentTimeTxt }: Order): string {
  return businessFamily(businessCode) === 'buy'
    ? `正在等待银行扣款。${plannedText(transactionDate, 'near')} 15:00 前没有付款成功，订单会自动关闭，不会扣款`
    : ['银行正在处理', paymentTimeTxt, '结果会自动更新'].filter((text) => text !== '').join('，')
}
