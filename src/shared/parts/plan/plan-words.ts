import { isAbroad, plannedText } from '#shared/parts/dates/planned-day.ts'
import { now14 } from '#platform/clock.ts'
import type { OverseasClosure } from '#domain/calendar/overseas-closure.ts'
import type * as v from 'valibot'
import type { plan } from '#api/calls/plan.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatDate, formatDateTime, formatNearDay } from '#domain/calendar/format-dates.ts'
import type { ExplainedDebit } from '#domain/plan/schedule.ts'
import { FAILURES_TO_END } from '#domain/plan/regular-plan.ts'

export type Plan = v.InferOutput<typeof plan>

export const PLAN_TYPES = { ordinary: '普通定投', smart: '智能定投', keep: '坚持定投' } as const

export const PLAN_STATES = {
  running: { text: '进行中', tone: 'brand' },
  paused: { text: '已暂停', tone: 'neutral' },
  abnormal: { text: '异常', tone: 'warning' },
  terminated: { text: '已结束', tone: 'neutral' },
} as const

const WEEKDAYS = ['', '周一', '周二', '周三', '周四', '周五'] as const

/** `每月 31 日`, `每两周的周三`, `每个交易日`. Shorter months debit on their last day. */
export function cycleText({ cycle, cycleDay }: Pick<Plan, 'cycle' | 'cycleDay'>): string {
  const weekday = WEEKDAYS[cycleDay ?? 0] ?? ''
  switch (cycle) {
    case 'daily':
      return '每个交易日'
    case 'weekly':
      return `每周${weekday.slice(1)}`
    case 'fortnightly':
      return `每两周${weekday === '' ? '' : `的${weekday}`}`
    case 'monthly':
      return `每月 ${cycleDay ?? '--'} 日`
  }
}

/**
 * `03-31 周二`, a debit by its day; with the year where that is not the one of `today`, and 预计
 * where a closure may still move it.
 */
export const debitDayText = (date: string, today: string, abroad = false): string =>
  plannedText(date, 'nearShort', today, abroad)

/** `休市顺延`, `境外市场休市（香港、美国）顺延`. */
export const closedText = (markets: readonly string[]): string =>
  markets.length === 0 ? '休市顺延' : `境外市场休市（${markets.join('、')}）顺延`

/** Returns why a debit is not on its planned day; empty where it is. */
export function movedText(
  { planned, moved }: ExplainedDebit,
  today: string,
  closures: readonly OverseasClosure[] = [],
): string {
  if (!moved) return ''
  const days = planned.map((day) => formatNearDay(day, today)).join('、')
  const markets = closures.filter(({ date }) => planned.includes(date)).flatMap((it) => it.markets)
  const why = closedText([...new Set(markets)])
  return planned.length > 1 ? `${days} 合并为一次，${why}` : `${days} ${why}`
}

/**
 * The amount of each debit; for a smart plan the base amount, and the next amount once it is
 * known. `veil` masks both where amounts are hidden.
 */
export function amountText(
  { amount, smart, nextAmount }: Plan,
  veil: (text: string) => string = (text) => text,
): string {
  if (smart === null) return `${veil(formatAmount(amount))} 元`
  const next = nextAmount === null ? '' : `，下期 ${veil(formatAmount(nextAmount))} 元`
  return `基准 ${veil(formatAmount(amount))} 元${next}`
}

/** The day of the next debit, moved past holidays; or why there is none. */
export function nextDebitText(plan: Plan): string {
  const { status, nextDebitDate, skipDate, endTime } = plan
  if (status === 'terminated') return `已于 ${formatDate(endTime)} 结束`
  if (status === 'paused') return '已暂停，恢复后继续扣款'
  if (nextDebitDate === null) return '--'
  const abroad = isAbroad(plan)
  const day = plannedText(nextDebitDate, 'fullWeekday', now14(), abroad)
  if (skipDate === null) return day
  return `${day}（已跳过 ${plannedText(skipDate, 'full', now14(), abroad)}）`
}

/** `连续扣款失败 2/3 次`; null when the last debit did not fail. */
export function failuresText({ failures }: Pick<Plan, 'failures'>): string | null {
  return failures === 0
    ? null
    : `连续扣款失败 ${Math.min(failures, FAILURES_TO_END)}/${FAILURES_TO_END} 次`
}

/** Returns what pays a plan, by name. */
export const payerText = ({ channelName }: Pick<Plan, 'channelName'>): string =>
  channelName === '' ? '银行卡已解绑' : channelName

/** Returns what a plan that is made like this one has in common with it. */
export const cloneText = ({ channelName }: Pick<Plan, 'channelName'>): string =>
  channelName === '' ? '金额和周期相同，扣款卡另选' : '金额、周期和付款方式相同'

export const createdText = ({ createTime }: Pick<Plan, 'createTime'>): string =>
  formatDateTime(createTime, { seconds: false })
