/** Messages about regular plans. */
import * as v from 'valibot'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatDate, formatNearDay } from '#domain/calendar/format-dates.ts'
import { FAILURES_TO_END } from '#domain/plan/regular-plan.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { readPlan } from '#test/sandbox/kernel/message-facts.ts'
import { eachMorning, message, type Morning } from '#test/sandbox/kernel/message-table.ts'
import { around, cut, quoted } from '#test/sandbox/kernel/message-text.ts'
import { isUnpublishedAbroad, overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { movedFrom, planCalendar, planRow, type PlanRow } from './plan-row.ts'

type Plan = Pick<PlanRow, 'plan_no' | 'user_id'>

/** A plan's user, with what happened at a day or moment; without one it happens once. */
const itsUser = <Detail>(plan: Plan, at: string, detail: Detail) => [
  {
    userId: plan.user_id,
    key: at === '' ? plan.plan_no : `${plan.plan_no} ${at}`,
    subject: plan.plan_no,
    detail,
  },
]

const failure = {
  topic: 'plan',
  legal: true,
  due: 'atOnce',
  whom: (
    _db: unknown,
    it: { readonly plan: Plan; readonly failures: number; readonly reason: string },
    time: Time14,
  ) => itsUser(it.plan, time, { failures: it.failures, reason: it.reason }),
  detail: { failures: v.number(), reason: v.string() },
  read: readPlan,
} as const

const toPlan = ({ subject }: { subject: string }) =>
  directInvestPaths.detail.to({ planNo: subject })
const toEnd = ({ subject }: { subject: string }) =>
  directInvestPaths.directInvestCease.to({ planNo: subject })

export const planMessages = {
  debitFailed: message({
    ...failure,
    title: ({ failures }) => `定投第 ${failures} 次扣款失败`,
    text: ({ planName, reason }) =>
      around(
        planName,
        (name) =>
          `${quoted(name)}没有扣款：${cut(reason, 22)}。连续 ${FAILURES_TO_END} 次失败后计划结束`,
      ),
    leadsTo: toPlan,
  }),
  planEnded: message({
    ...failure,
    title: '定投已结束',
    text: ({ planName, reason }) => around(planName, (name) => `${quoted(name)}${cut(reason, 40)}`),
    leadsTo: toEnd,
  }),
  debitSkipped: message({
    topic: 'plan',
    legal: false,
    due: 'atOnce',
    whom: (_db, it: { plan: Plan; detail: { day: Date8; reason: string } }) =>
      itsUser(it.plan, it.detail.day, it.detail),
    detail: { day: v.string(), reason: v.string() },
    read: readPlan,
    title: '定投跳过一次扣款',
    text: (it) =>
      around(it.planName, (name) => `${quoted(name)} ${formatDate(it.day)}：${it.reason}`),
    leadsTo: toPlan,
  }),
  goalReached: message({
    topic: 'plan',
    legal: false,
    due: 'atOnce',
    whom: (_db, it: { plan: Plan; reason: string }) => itsUser(it.plan, '', { reason: it.reason }),
    detail: { reason: v.string() },
    read: readPlan,
    title: '定投达到止盈目标',
    text: (it) => around(it.planName, (name) => `${quoted(name)}${it.reason}`),
    leadsTo: toEnd,
  }),
  /** A debit whose planned day, tomorrow, is closed: here, or in a market of the fund. */
  debitMoved: message({
    topic: 'plan',
    legal: false,
    due: eachMorning(80),
    whom(db, { market, day }: Morning) {
      const from = addDays(day, 1)
      const plans = db.all(
        planRow,
        `SELECT * FROM plans WHERE status = 'running' AND next_debit > ? ORDER BY seq`,
        from,
      )
      return plans.flatMap((plan) => {
        const to = plan.next_debit
        if (to === null || planCalendar(plan, market)(from) || movedFrom(plan, to) !== from)
          return []
        const fund = market.fund(plan.fund_code)
        const funds = fund === undefined ? [] : [fund]
        const { overseasClosures } = overseasDays(funds, market.isTradingDay, { from, to: from })
        return itsUser(plan, from, {
          from,
          to,
          provisional: to > market.publishedUntil || isUnpublishedAbroad(funds, to),
          markets: overseasClosures.flatMap(({ markets }) => markets).join('、'),
        })
      })
    },
    detail: {
      from: v.string(),
      to: v.string(),
      /** The exchanges have not published their closures for the day of the debit. */
      provisional: v.boolean(),
      /** The markets abroad that close on the planned day; empty where the exchanges do. */
      markets: v.string(),
    },
    read: readPlan,
    title: ({ markets }) => (markets === '' ? '定投扣款因休市顺延' : '定投扣款因境外市场休市顺延'),
    text(it) {
      const [from, to] = [it.from, it.to].map((day) => formatNearDay(day, addDays(it.from, -1)))
      const closed = it.markets === '' ? '' : `${it.markets}市场休市，`
      const expected = it.provisional ? '预计' : ''
      return around(
        it.planName,
        (name) => `${quoted(name)}原定 ${from} 扣款，${closed}${expected}顺延至 ${to}`,
      )
    },
    leadsTo: toPlan,
  }),
  /** The day of a debit before and after a notice of closures. */
  debitDateMoved: message({
    topic: 'plan',
    legal: false,
    due: 'atOnce',
    whom: (_db, it: { plan: Plan; from: Date8; to: Date8 }) =>
      itsUser(it.plan, it.from, { from: it.from, to: it.to }),
    detail: { from: v.string(), to: v.string() },
    read: readPlan,
    title: '定投扣款日期有变',
    text: (it) =>
      around(
        it.planName,
        (name) =>
          `${quoted(name)}扣款由 ${formatDate(it.from)} 改为 ${formatDate(it.to)}，休市安排已公布`,
      ),
    leadsTo: toPlan,
  }),
}
