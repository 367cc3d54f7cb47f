import { isAbroad, plannedText } from '#shared/parts/dates/planned-day.ts'
import { brand } from '#domain/brand.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { orderTimeline, TIMELINE_LABELS, type TimelineStep } from '#domain/order/order-timeline.ts'
import type { transactionRecord } from '#api/calls/transaction.ts'
import type * as v from 'valibot'
import type { Step } from '#ui/lists/Timeline.tsx'

export type TransactionRecord = v.InferOutput<typeof transactionRecord>

const STATES = { 1: 'done', 2: 'pending', 3: 'failed' } as const

const RETURNS = {
  wallet: `资金将在数分钟内退回${brand.walletName}`,
  balance: '资金将在数分钟内退回余额产品',
  pension: '资金将在数分钟内退回养老金资金账户',
} as const

function stepNote({ detail, timeText, fundReturn }: TimelineStep): string {
  const back =
    fundReturn === undefined
      ? ''
      : fundReturn.kind === 'card'
        ? `资金预计 ${formatDateTime(fundReturn.expectedAt, { seconds: false })} 前退回银行卡`
        : RETURNS[fundReturn.kind]
  return [detail, timeText, back].filter((text) => text !== undefined && text !== '').join('；')
}

function stepDate({ date }: TimelineStep, today: string, abroad: boolean): string {
  if (date === null) return ''
  return date.length === 8 ? plannedText(date, 'fullWeekday', today, abroad) : formatDateTime(date)
}

/** The title above an order's steps: 接下来 only where a step is still to come. */
export const stepsTitle = (steps: readonly Pick<Step, 'state'>[]): string =>
  steps.some(({ state }) => state === 'pending') ? '接下来' : '订单进度'

/** An order's timeline as steps to show (rules.md#order-timeline). `today` is YYYYMMDD. */
export function orderSteps(record: TransactionRecord, today: string): Step[] {
  return orderTimeline(
    {
      ...record,
      placedAt: record.operTime,
      paidAt: record.payTime,
      confirmDate: record.transactionCfmDate,
      arrivalDate: record.paymentDate,
      arrivalTimeText: record.paymentTimeTxt,
    },
    today,
  ).map((step) => ({
    key: step.code,
    label: TIMELINE_LABELS[step.code],
    date: stepDate(step, today, isAbroad(record)),
    note: stepNote(step),
    state: STATES[step.state],
  }))
}
