import * as v from 'valibot'
import type { listMonthDebits } from '#api/calls/plans/plan-overview.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { lastDayOf, monthOf } from '#domain/report/months.ts'
import { overseasDays } from '#test/sandbox/market/overseas-closures.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { ENDED_INSTALMENTS } from './instalment.ts'
import { debitAfter, movedFrom, planRow, type PlanRow } from './plan-row.ts'
import { planView } from './plan-view.ts'

/** The number of months ahead for which debits are shown. */
const MONTHS_AHEAD = 12

type Debit = v.InferInput<typeof listMonthDebits.payload>['debits'][number]

const recordRow = v.object({
  debit_date: v.string(),
  state: v.picklist(['paid', 'failed', 'skipped']),
  amount: v.number(),
  reason: v.string(),
  apply_no: v.string(),
})

const pastDebits = ({ db }: World, plan: PlanRow, month: string) =>
  db.all(
    recordRow,
    `SELECT debit_date, state, amount, reason, apply_no FROM ${ENDED_INSTALMENTS}
     WHERE plan_no = ? AND substr(debit_date, 1, 6) = ?`,
    plan.plan_no,
    month,
  )

function debitsOf(world: World, plan: PlanRow, month: string): Debit[] {
  const { db, market, clock } = world
  const view = planView(db, market, plan, clock.now())
  const common = { planNo: plan.plan_no, planName: plan.plan_name, fundName: view.fundName }
  const fund = market.fund(plan.fund_code)
  const movement = (date: Date8) => {
    const from = movedFrom(plan, date)
    const day = from ?? date
    const { overseasMarkets, overseasClosures } = overseasDays(
      fund === undefined ? [] : [fund],
      market.isTradingDay,
      { from: day, to: day },
    )
    const closedMarkets = overseasClosures.flatMap(({ markets }) => markets)
    return { movedFrom: from, closedMarkets, overseasMarkets }
  }
  const been = (it: v.InferOutput<typeof recordRow>): Debit => ({
    ...common,
    date: it.debit_date,
    amount: yuan(it.amount),
    state: it.state,
    reason: it.reason,
    ...movement(it.debit_date),
    applyNo: it.apply_no,
  })
  const past = pastDebits(world, plan, month).map(been)
  const coming: Debit[] = []
  const { skipDate } = view
  const due = (date: Date8, amount: string): Debit => ({
    ...common,
    date,
    amount,
    state: date === skipDate ? 'skipped' : 'due',
    reason: date === skipDate ? '您已选择跳过本次扣款' : '',
    ...movement(date),
    applyNo: '',
  })
  if (view.nextDebitDate !== null) {
    if (skipDate !== null && monthOf(skipDate) === month) coming.push(due(skipDate, view.amount))
    let date: Date8 = view.nextDebitDate
    for (
      let amount = view.nextAmount ?? view.amount;
      date <= lastDayOf(month);
      amount = view.amount
    ) {
      if (monthOf(date) === month) coming.push(due(date, amount))
      date = debitAfter(plan, date, market)
    }
  }
  return [...past, ...coming]
}

/** Every debit of a month over all of the user's plans. */
export function monthDebits(
  world: World,
  user: User,
  asked: string | undefined,
): v.InferInput<typeof listMonthDebits.payload> {
  const now = world.clock.now()
  const month = asked ?? monthOf(now)
  const plans = world.db.all(
    planRow,
    'SELECT * FROM plans WHERE user_id = ? ORDER BY seq',
    user.user_id,
  )
  const today = now.slice(0, 8)
  const first = plans.map(({ create_time: time }) => monthOf(time)).toSorted()[0]
  const lastMonth = monthOf(addMonths(today, MONTHS_AHEAD))
  const isAhead = month > lastMonth
  return {
    serverTime: now,
    month,
    firstMonth: first ?? monthOf(today),
    lastMonth,
    debits: isAhead
      ? []
      : plans
          .flatMap((plan) => debitsOf(world, plan, month))
          .toSorted((one, other) => one.date.localeCompare(other.date)),
  }
}
