import * as v from 'valibot'
import type { Date8, Time14 } from '#domain/calendar/calendar-date.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { ENDED_BY_USER, endPlan } from '#test/sandbox/departments/plans/change-plan.ts'
import { notePlan } from '#test/sandbox/departments/plans/plan-notes.ts'
import { debitAfter, planRow } from '#test/sandbox/departments/plans/plan-row.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import {
  buyInThePast,
  creditEarnings,
  sellInThePast,
} from '#test/sandbox/departments/trading/seed-personas-trades.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { giveAward } from './annual-bill.ts'
import data from './seed-years.json' with { type: 'json' }

const trade = v.strictObject({
  date: v.string(),
  /** Yuan that are bought; else all or a part is sold. */
  amount: v.exactOptional(v.string()),
  part: v.exactOptional(v.number()),
  /** A number of its own, where a fund is bought more than once. */
  further: v.exactOptional(v.number()),
})
type Trade = v.InferOutput<typeof trade>

const years = v.strictObject({
  /** Of the built-in funds alone, by code. */
  trades: v.record(v.string(), v.array(trade)),
  plan: v.exactOptional(
    v.strictObject({
      fundCode: v.string(),
      amount: v.string(),
      from: v.string(),
      to: v.string(),
      /** The places of its debits that failed, from 0. */
      failed: v.array(v.number()),
    }),
  ),
  /** Years whose award was claimed in time. */
  claimed: v.array(v.number()),
})

const YEARS = dataFile('seed-years.json', v.strictObject({ veteran: years, leaver: years }), data)

/** Years of trades of a persona, of which there are annual bills. */
export function seedYears(db: Database, market: Market, persona: Persona, now: Time14): void {
  if (persona.years === undefined) return
  const { userId } = persona
  const { trades, plan, claimed } = YEARS[persona.years]
  for (const [code, list] of Object.entries(trades)) {
    const fund = market.fund(code)
    if (fund) seedTrades(db, market, userId, { fund, trades: list }, now)
  }
  const planned = plan === undefined ? undefined : market.fund(plan.fundCode)
  if (plan && planned) seedPlanYears(db, market, userId, { fund: planned, ...plan }, now)
  for (const year of claimed) giveAward(db, userId, year, `${year + 1}0203204500`)
}

function seedTrades(
  db: Database,
  market: Market,
  userId: string,
  { fund, trades }: { fund: Fund; trades: readonly Trade[] },
  now: Time14,
): void {
  for (const [at, it] of trades.entries()) {
    const next = trades[at + 1]
    const until: Time14 = next === undefined ? now : `${next.date}100000`
    const point = market.pointOn(fund.code, it.date, now)
    if (it.amount !== undefined && point) {
      const further = it.further ?? 0
      buyInThePast(db, market, userId, { fund, amount: it.amount, point, until, further })
    }
    if (it.part === undefined) continue
    sellInThePast(db, market, userId, { fund, date: it.date, part: it.part })
    creditEarnings(db, market, { userId, fund, after: it.date, until })
  }
}

interface PastPlan {
  readonly fund: Fund
  readonly amount: string
  readonly from: Date8
  readonly to: Date8
  readonly failed: readonly number[]
}

/** A monthly plan of the 10th that its user has ended. */
function seedPlanYears(
  db: Database,
  market: Market,
  userId: string,
  { fund, amount, from, to, failed }: PastPlan,
  now: Time14,
): void {
  const planNo = `P${madeApplyNo('years', userId, fund.code)}`
  const bankSerial = `${userId}-1`
  const cycle = {
    cycle: 'monthly',
    cycle_day: 10,
    first_day: from,
    fund_code: fund.code,
  } as const
  const made: Time14 = `${from}100000`
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount,
       index_code, average_days, bank_serial, route, status, status_reason, next_debit, failures, stop_profit_rate, create_time)
     VALUES (?, ?, ?, ?, 'ordinary', ?, ?, ?, ?, NULL, NULL, ?, 'card', 'running', '', ?, 0, NULL, ?)`,
    planNo,
    userId,
    fund.code,
    `${fund.name}定投`.slice(0, 30),
    cycle.cycle,
    cycle.cycle_day,
    cycle.first_day,
    cents(amount),
    bankSerial,
    debitAfter(cycle, from, market),
    made,
  )
  const plan = db.get(planRow, 'SELECT * FROM plans WHERE plan_no = ?', planNo)
  if (!plan) throw new Error(`${planNo} was not written`)
  const applyNo = `N${madeApplyNo('made', planNo)}`
  notePlan(db, market, plan, { kind: 'opened', applyNo, time: made })
  const days: Date8[] = []
  for (let day = debitAfter(cycle, from, market); day <= to; day = debitAfter(cycle, day, market))
    days.push(day)
  const record = (day: Date8, state: 'paid' | 'failed', number: string) =>
    db.run(
      'INSERT INTO plan_records VALUES (?, ?, ?, ?, ?, ?, ?)',
      planNo,
      day,
      state,
      cents(amount),
      '100',
      state === 'failed' ? '银行扣款失败：余额不足' : '',
      number,
    )
  for (const [at, day] of days.entries()) {
    const point = market.pointOn(fund.code, day, now)
    if (failed.includes(at) || !point) {
      record(day, 'failed', '')
      continue
    }
    const next = days.find((later, place) => place > at && !failed.includes(place) && later > day)
    const until: Time14 = next === undefined ? now : `${next}100000`
    const bought = { fund, amount, point, until, plan: { planNo, bankSerial } }
    record(day, 'paid', buyInThePast(db, market, userId, bought) ?? '')
  }
  endPlan(db, market, plan, { reason: ENDED_BY_USER, time: `${to}160000` })
}
