import { addDays } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { FAILURES_TO_END } from '#domain/plan/regular-plan.ts'
import type { FactOf } from './message-facts.ts'
import { around, cut, plain, quoted, type MessageWords } from './message-text.ts'

type PlanEvent =
  | 'debitFailed'
  | 'planEnded'
  | 'debitSkipped'
  | 'goalReached'
  | 'planCardChanged'
  | 'debitMoved'
  | 'debitDateMoved'

/** The words of messages about regular plans. */
export function planWords(fact: FactOf<PlanEvent>): MessageWords {
  switch (fact.event) {
    case 'debitFailed': {
      const { planName, failures, reason } = fact
      const left = `。连续 ${FAILURES_TO_END} 次失败后计划结束`
      return plain(
        `定投第 ${failures} 次扣款失败`,
        around(planName, (name) => `${quoted(name)}没有扣款：${cut(reason, 22)}${left}`),
      )
    }
    case 'planEnded':
      return plain(
        '定投已结束',
        around(fact.planName, (name) => `${quoted(name)}${cut(fact.reason, 40)}`),
      )
    case 'debitSkipped':
      return plain(
        '定投跳过一次扣款',
        around(fact.planName, (name) => `${quoted(name)} ${formatDate(fact.day)}：${fact.reason}`),
      )
    case 'goalReached':
      return plain(
        '定投达到止盈目标',
        around(fact.planName, (name) => `${quoted(name)}${fact.reason}`),
      )
    case 'planCardChanged':
      return plain(
        '定投扣款卡已更换',
        around(fact.planName, (name) => `${quoted(name)}以后从${fact.card}扣款`),
      )
    case 'debitMoved':
      return plain(
        fact.markets === '' ? '定投扣款因休市顺延' : '定投扣款因境外市场休市顺延',
        around(
          fact.planName,
          (name) =>
            `${quoted(name)}原定 ${formatNearDay(fact.from, addDays(fact.from, -1))} 扣款，${fact.markets === '' ? '' : `${fact.markets}市场休市，`}${fact.provisional ? '预计' : ''}顺延至 ${formatNearDay(fact.to, addDays(fact.from, -1))}`,
        ),
      )
    case 'debitDateMoved':
      return plain(
        '定投扣款日期有变',
        around(
          fact.planName,
          (name) =>
            `${quoted(name)}扣款由 ${formatDate(fact.from)} 改为 ${formatDate(fact.to)}，休市安排已公布`,
        ),
      )
  }
}
