import { brand } from '#domain/brand.ts'
import { businessFamily } from '#domain/order/business-codes.ts'
import { formatDate, weekdayName } from '#domain/money/format-figures.ts'
import { fundReturn, type FundReturn } from '#domain/order/order-timeline.ts'
import type { TransactionRecord } from '#shared/order/order-steps.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'

const FAILED: ReadonlySet<string> = new Set(['2', '4', '7'])

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

/** Where the money of a failed purchase is refunded, and by when; null where nothing was paid. */
export function returnedItems(record: Order, today: string): KeyValueItem[] | null {
  const { status, businessCode, channelName, paymentDate } = record
  if (!FAILED.has(status) || businessFamily(businessCode) !== 'buy' || paymentDate === null)
    return null
  const { kind } = fundReturn({ ...record, arrivalDate: paymentDate })
  const there =
    paymentDate > today
      ? `预计 ${formatDate(paymentDate)} ${weekdayName(paymentDate)} 23:59 前`
      : formatDate(paymentDate)
  return [
    { label: '退回至', value: kind === 'card' ? channelName : NAMES[kind] },
    { label: '到账时间', value: there },
  ]
}
