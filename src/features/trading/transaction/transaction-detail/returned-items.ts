import { brand } from '#domain/brand.ts'
import { businessFamily } from '#domain/business-codes.ts'
import { hasFailed } from '#domain/order/order-status.ts'
import { fundReturn, type FundReturn } from '#domain/order/order-timeline.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { refundRows } from './refund-rows.ts'

const NAMES: Record<Exclude<FundReturn['kind'], 'card'>, string> = {
  wallet: brand.walletName,
  balance: '余额产品',
  pension: '养老金资金账户',
}

type Order = Pick<
  TransactionRecord,
  | 'status'
  | 'businessCode'
  | 'businessKind'
  | 'channelId'
  | 'channelName'
  | 'tradingTaxFlag'
  | 'paymentDate'
>

/**
 * Returns where the money of a failed purchase is refunded, and by when; null where nothing was
 * paid.
 */
export function returnedItems(record: Order, today: string): KeyValueItem[] | null {
  const { businessCode, channelName, paymentDate } = record
  if (!hasFailed(record) || businessFamily(businessCode) !== 'buy' || paymentDate === null)
    return null
  const { kind } = fundReturn({ ...record, arrivalDate: paymentDate })
  return refundRows(kind === 'card' ? channelName : NAMES[kind], paymentDate, today)
}
