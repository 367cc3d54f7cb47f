/** The meaning of an order's status: rules.md#order-status. */
import { businessFamily } from '#domain/business-codes.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'

export type OrderStatus =
  | 'confirmed'
  | 'complete'
  | 'confirmFailed'
  | 'paid'
  | 'tradeFailed'
  | 'pending'
  | 'cancelled'
  | 'paying'
  | 'placed'
  | 'fundraisingFailed'
  | 'fundsArrived'
  | 'withdrawalFailed'
  | 'withdrawing'
  | 'unknown'

export type OrderTone = 'done' | 'underWay' | 'failed' | 'closed'

/** The words for each status, and whether it is done, under way, failed or closed. */
export const ORDER_STATUSES: Record<OrderStatus, { name: string; tone: OrderTone }> = {
  confirmed: { name: '确认成功', tone: 'done' },
  complete: { name: '交易完成', tone: 'done' },
  confirmFailed: { name: '确认失败', tone: 'failed' },
  paid: { name: '付款成功，待确认', tone: 'underWay' },
  tradeFailed: { name: '交易失败', tone: 'failed' },
  pending: { name: '待确认', tone: 'underWay' },
  cancelled: { name: '已撤单', tone: 'closed' },
  paying: { name: '付款中', tone: 'underWay' },
  placed: { name: '下单成功', tone: 'underWay' },
  fundraisingFailed: { name: '募集失败', tone: 'failed' },
  fundsArrived: { name: '资金已到账', tone: 'done' },
  withdrawalFailed: { name: '取出失败', tone: 'failed' },
  withdrawing: { name: '取出已提交，确认中', tone: 'underWay' },
  unknown: { name: '状态未知', tone: 'underWay' },
}

type StatusTable = ReadonlyMap<string, OrderStatus>

const ORDINARY: StatusTable = new Map<string, OrderStatus>([
  ['1', 'confirmed'],
  ['2', 'confirmFailed'],
  ['3', 'paid'],
  ['4', 'tradeFailed'],
  ['5', 'pending'],
  ['6', 'cancelled'],
  ['7', 'tradeFailed'],
  ['8', 'paying'],
  ['9', 'placed'],
])

/**
 * Subscription and plan codes, once the confirmation date has passed; before, they read as ordinary
 * trades do. 4 and 7 are not listed for them and keep their ordinary meaning.
 */
const SUBSCRIPTION_LATER: StatusTable = new Map([...ORDINARY, ['1', 'complete']])

const QUICK_WITHDRAWAL: StatusTable = new Map([
  ...ORDINARY,
  ['1', 'fundsArrived'],
  ['2', 'withdrawalFailed'],
  ['3', 'withdrawing'],
  ['4', 'withdrawalFailed'],
  ['5', 'withdrawing'],
  ['7', 'withdrawalFailed'],
])

const SUBSCRIPTION_CODES = new Set(['20', '22', '30', '39', '49'])

interface StatusOf {
  readonly status: string
  readonly businessCode: string
  readonly confirmDate: Date8 | null
  readonly today: Date8
}

/** A sale, a conversion or a change of terms involves no payment: the words for their status 3. */
const TAKEN = { name: '已受理，待确认', tone: 'underWay' } as const

/** A note of a plan is no order: nothing of it was confirmed. */
const NOTED: ReadonlyMap<string, { name: string; tone: OrderTone }> = new Map([
  ['59', { name: '已开通', tone: 'done' }],
  ['60', { name: '已结束', tone: 'closed' }],
  ['61', { name: '已变更', tone: 'done' }],
])

/**
 * The words shown for an order's status: those for its meaning, without a payment where the order
 * involves none.
 */
export function shownStatus(order: StatusOf): { name: string; tone: OrderTone } {
  const status = orderStatus(order)
  const noted = status === 'confirmed' ? NOTED.get(order.businessCode) : undefined
  if (noted !== undefined) return noted
  const isPaidFor = businessFamily(order.businessCode) === 'buy'
  return status === 'paid' && !isPaidFor ? TAKEN : ORDER_STATUSES[status]
}

/**
 * The meaning of an order's status. `confirmDate` is transactionCfmDate, null while unknown; it has
 * passed from the day after on. Code 49 is always a failed fundraising and code 30 always
 * confirmed; a status that is not listed is `unknown`.
 */
export function orderStatus(order: StatusOf): OrderStatus {
  if (order.businessCode === '49') return 'fundraisingFailed'
  if (order.businessCode === '30') return 'confirmed'
  return statusTable(order).get(order.status) ?? 'unknown'
}

function statusTable(order: StatusOf): StatusTable {
  if (order.businessCode === '98') return QUICK_WITHDRAWAL
  if (!SUBSCRIPTION_CODES.has(order.businessCode)) return ORDINARY
  return datePassed(order.confirmDate, order.today) ? SUBSCRIPTION_LATER : ORDINARY
}

const AT_THE_BANK: ReadonlySet<string> = new Set(['8', '9'])
const QUICK_AT_THE_BANK: ReadonlySet<string> = new Set(['3', '5', '8', '9'])

/**
 * Returns whether a bank is still at it, so that the status may change within minutes: a quick
 * withdrawal until it has arrived.
 */
export function awaitsBank({
  status,
  businessCode,
}: {
  readonly status: string
  readonly businessCode: string
}): boolean {
  return (businessCode === '98' ? QUICK_AT_THE_BANK : AT_THE_BANK).has(status)
}

const FAILED: ReadonlySet<string> = new Set(['2', '4', '7'])

/** Returns whether an order came to nothing, other than by being cancelled. */
export const hasFailed = ({ status }: { readonly status: string }): boolean => FAILED.has(status)

/** Returns whether a day is before today; an unknown day is not. */
export function datePassed(date: Date8 | null, today: Date8): boolean {
  return date !== null && date !== '' && date < today
}
