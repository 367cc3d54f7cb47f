import { cancelPermission } from '#domain/order/cancel-permission.ts'
import { awaitsBank, hasFailed } from '#domain/order/order-status.ts'
import { CUT_OFF } from '#domain/calendar/trading-dates.ts'
import type { DealType } from '#paths/deal.ts'
import { isAbroad } from '#shared/parts/dates/planned-day.ts'
import { cancelDeadline } from '#shared/engines/order/record/cancel-deadline.ts'
import type { TransactionRecord } from '#shared/engines/order/record/order-steps.ts'
import { notPlaced, type ApplicationState, type Outcome } from '#shared/engines/outcome/outcome.ts'
import { DEALS } from '#shared/engines/order/value/deals.ts'

const QUICK = '98'

/**
 * The words and actions for each outcome of an order (rules.md#order-status). `now` is
 * YYYYMMDDHHmmss.
 */
export function orderOutcome(
  state: ApplicationState,
  record: TransactionRecord | null,
  type: DealType,
  now: string,
): Outcome<'detail'> {
  const { verb, buys, next } = DEALS[type]
  if (state !== 'placed')
    return notPlaced(state, {
      unknown: {
        title: '结果暂时未知',
        note: '没有收到服务的回应，订单可能已经提交。恢复后会自动显示结果，请不要重复下单',
      },
      notDone: '订单没有提交成功',
      untouched: `服务没有收到这笔订单，${buys ? '没有扣款' : '份额没有变化'}`,
    })
  const placed = { primary: 'detail', secondary: 'home' } as const
  if (record === null)
    return { ...placed, tone: 'done', title: `${verb}申请已提交`, note: '正在读取订单' }
  if (hasFailed(record)) {
    const note = record.errorDetail || '订单没有成功，请稍后再试'
    return { ...placed, tone: 'failed', title: `${verb}失败`, note }
  }
  if (awaitsBank(record)) {
    const quick = record.businessCode === QUICK
    // The time of arrival from the record, so that form, result and record agree.
    const promise = quick && record.paymentTimeTxt !== '' ? `${record.paymentTimeTxt}。` : ''
    return {
      tone: 'waiting',
      title: quick ? '取出处理中' : '付款处理中',
      note: `${promise}结果会自动更新，请不要重复下单`,
      primary: 'check',
      secondary: 'home',
    }
  }
  if (record.businessCode === QUICK)
    return { ...placed, tone: 'done', title: '取出成功', note: '资金已到账' }
  return {
    ...placed,
    tone: 'done',
    title: `${verb}申请已提交`,
    note: `${next}${cancelNote(record, now)}`,
  }
}

/** The deadline for cancelling, while the order can be cancelled; else empty. */
function cancelNote(record: TransactionRecord, now: string): string {
  return cancelPermission({ ...record, tradeDay: record.transactionDate }, now) === 'allowed'
    ? `。${cancelDeadline(`${record.transactionDate}${CUT_OFF}`, now, isAbroad(record))}`
    : ''
}
