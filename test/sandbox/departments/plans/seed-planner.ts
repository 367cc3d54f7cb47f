import * as v from 'valibot'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { tradingDayBefore } from '#domain/calendar/trading-dates.ts'
import { compare } from '#domain/money/money.ts'
import { FAILURES_TO_END, instalment } from '#domain/plan/regular-plan.ts'
import { firstPlanDay } from '#domain/plan/schedule.ts'
import { dataFile } from '#test/sandbox/kernel/data-file.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { buyInThePast } from '#test/sandbox/departments/trading/seed-personas-trades.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { unboundOwner } from '#test/sandbox/departments/identity/cards.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { DEBITED_AT } from '#test/sandbox/departments/trading/orders.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { ENDED_BY_USER } from './change-plan.ts'
import { goalReached } from './debit.ts'
import { announceFailure, endedByFailuresText } from './instalment.ts'
import data from './seed-planner.json' with { type: 'json' }
import { smartMeasure } from './market-index.ts'
import { debitAfter, planRow, type PlanRow } from './plan-row.ts'
import { notePlan } from './plan-notes.ts'
import { planResult } from './plan-view.ts'

/** The number of a card that was untied. */
const UNTIED_CARD = 3

const seededPlan = v.strictObject({
  /** Of the built-in funds, then of the published ones; the first that there is. */
  funds: v.array(v.string()),
  /** Yuan. */
  amount: v.string(),
  cycle: v.picklist(['daily', 'weekly', 'fortnightly', 'monthly']),
  cycleDay: v.nullable(v.number()),
  /** The number of instalments paid up to now, or until it ended. */
  paid: v.number(),
  smart: v.exactOptional(v.strictObject({ indexCode: v.string(), averageDays: v.number() })),
  /** Of the persona's cards, from 1; beyond them one that was untied. */
  card: v.exactOptional(v.number()),
  state: v.exactOptional(v.picklist(['paused', 'skipping', 'goal', 'failures', 'ended'])),
  /** The challenge that it was made in. */
  keep: v.exactOptional(v.picklist(['keep-1', 'direct-1'])),
  /** The indexes of its failed debits, from 0. */
  failed: v.exactOptional(v.array(v.number())),
})
type SeededPlan = v.InferOutput<typeof seededPlan>

/**
 * One plan of each state that its screens show, and the plans of challenges. Midway: five times in a
 * row since a failure, and eleven of twelve weeks with the miss that is let pass. Through: all steps
 * of the one, and a plan of the other that has ended.
 */
const { planner: PLANS, keepers: KEEP_PLANS } = dataFile(
  'seed-planner.json',
  v.strictObject({
    planner: v.array(seededPlan),
    keepers: v.strictObject({ midway: v.array(seededPlan), through: v.array(seededPlan) }),
  }),
  data,
)

/** The plans that a persona has made in challenges. */
const challengePlans = ({ keeps }: Persona): readonly SeededPlan[] =>
  keeps === undefined ? [] : KEEP_PLANS[keeps]

/** The challenge of each plan that personas have made in one, by the plan's number. */
export const seededChallenges = (personas: readonly Persona[]): ReadonlyMap<string, string> =>
  new Map(
    personas.flatMap((persona) =>
      challengePlans(persona).flatMap(({ funds, keep }) =>
        keep === undefined
          ? []
          : funds.map((code) => [seededPlanNo(persona.userId, code), keep] as const),
      ),
    ),
  )

const GOAL = '5.00'
/** Before it a goal would be reached by chance. */
const LEAST_PAID = 4
const FAILURE = '银行扣款失败：余额不足'

/** The number of the note that a plan has ended. */
export const planEndNo = (planNo: string): string => `E${madeApplyNo('plan-end', planNo)}`

export const seededPlanNo = (userId: string, fundCode: string) =>
  `P${madeApplyNo('seeded plan', userId, fundCode)}`

/** The plans of a persona who takes part in challenges. */
export function seedKeeper(db: Database, market: Market, persona: Persona, now: Time14): void {
  for (const seeded of challengePlans(persona)) {
    const code = seeded.funds.find((it) => market.fund(it))
    if (code !== undefined) seedPlan(db, market, persona.userId, seeded, code, now)
  }
}

/** The plans of a persona with one of each state, and the instalments that they have paid. */
export function seedPlanner(db: Database, market: Market, userId: string, now: Time14): void {
  // The card that was untied: it has no owner, and orders of the past still name it.
  db.run(
    'INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    `${userId}-${UNTIED_CARD}`,
    unboundOwner(db),
    `10${UNTIED_CARD}`,
    '岭南丰禾银行',
    '2701',
    cents('50000.00'),
    cents('200000.00'),
    '',
  )
  const taken = new Set<string>()
  for (const seeded of PLANS) {
    const code = seeded.funds.find((it) => market.fund(it) && !taken.has(it))
    if (code === undefined) continue
    taken.add(code)
    seedPlan(db, market, userId, seeded, code, now)
  }
}

/** The last `count` debits before today. */
function pastDebits(
  seeded: SeededPlan,
  fundCode: string,
  { today, market, count }: { today: Date8; market: Market; count: number },
): Date8[] {
  const start = addMonths(today, -24)
  const cycle = {
    cycle: seeded.cycle,
    cycle_day: seeded.cycleDay,
    first_day: firstPlanDay(seeded, start),
    fund_code: fundCode,
  }
  const dates: Date8[] = []
  for (let day = start; ;) {
    day = debitAfter(cycle, day, market)
    if (day >= today) break
    dates.push(day)
  }
  return count === 0 ? [] : dates.slice(-count)
}

function seedPlan(
  db: Database,
  market: Market,
  userId: string,
  seeded: SeededPlan,
  fundCode: string,
  now: Time14,
): void {
  const today = now.slice(0, 8)
  const failed = seeded.state === 'failures' ? FAILURES_TO_END : 0
  const debits = pastDebits(seeded, fundCode, {
    today,
    market,
    count: seeded.paid + failed,
  })
  const first = debits[0] ?? addDays(today, 1)
  const made: Time14 = `${tradingDayBefore(first, market.isTradingDay)}100000`
  const planNo = seededPlanNo(userId, fundCode)
  const name = market.fund(fundCode)?.name ?? fundCode
  const rowCycle = {
    cycle: seeded.cycle,
    cycle_day: seeded.cycleDay,
    first_day: firstPlanDay(seeded, made.slice(0, 8)),
    fund_code: fundCode,
  }
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount,
       index_code, average_days, bank_serial, route, status, status_reason, next_debit, failures, stop_profit_rate, create_time)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'card', 'running', '', ?, 0, ?, ?)`,
    planNo,
    userId,
    fundCode,
    `${name}定投`.slice(0, 30),
    seeded.keep !== undefined ? 'keep' : seeded.smart === undefined ? 'ordinary' : 'smart',
    rowCycle.cycle,
    rowCycle.cycle_day,
    rowCycle.first_day,
    cents(seeded.amount),
    seeded.smart?.indexCode ?? null,
    seeded.smart?.averageDays ?? null,
    `${userId}-${seeded.card ?? 1}`,
    debitAfter(rowCycle, today, market),
    seeded.state === 'goal' ? GOAL : null,
    made,
  )
  const plan = () => rowOf(db, planNo)
  notePlan(db, market, plan(), {
    kind: 'opened',
    applyNo: `N${madeApplyNo('made', planNo)}`,
    time: made,
  })
  const tried = debits.slice(0, debits.length - failed)
  const ended = payInThePast(
    db,
    market,
    plan(),
    { debits: tried, failed: seeded.failed ?? [] },
    now,
  )
  const last = debits.at(-1) ?? today
  if (seeded.state === 'paused') set(db, planNo, { status: 'paused', next_debit: null })
  if (seeded.state === 'skipping') set(db, planNo, { skip_date: plan().next_debit })
  if (seeded.state === 'ended')
    end(db, market, plan(), { reason: ENDED_BY_USER, time: `${last}160000` })
  if (seeded.state === 'goal')
    end(db, market, plan(), {
      reason: ended === null ? ENDED_BY_USER : goalReached(GOAL),
      time: ended ?? `${last}160000`,
    })
  if (seeded.state === 'failures') {
    for (const [at, day] of debits.slice(-failed).entries()) {
      noteInstalment(db, plan(), { day, state: 'failed', amount: seeded.amount, share: '100' })
      announceFailure(db, plan(), {
        failures: at + 1,
        reason: FAILURE,
        time: `${day}${DEBITED_AT}`,
      })
    }
    set(db, planNo, { failures: failed })
    end(db, market, plan(), { reason: endedByFailuresText(FAILURE), time: `${last}${DEBITED_AT}` })
  }
}

function rowOf(db: Database, planNo: string): PlanRow {
  const row = db.get(planRow, 'SELECT * FROM plans WHERE plan_no = ?', planNo)
  if (!row) throw new Error(`${planNo} was not written`)
  return row
}

function set(db: Database, planNo: string, fields: Partial<PlanRow>): void {
  for (const [column, value] of Object.entries(fields))
    db.run(`UPDATE plans SET ${column} = ? WHERE plan_no = ?`, value, planNo)
}

function end(
  db: Database,
  market: Market,
  plan: PlanRow,
  { reason, time }: { reason: string; time: Time14 },
): void {
  set(db, plan.plan_no, {
    status: 'terminated',
    status_reason: reason,
    next_debit: null,
    end_time: time,
  })
  notePlan(db, market, plan, {
    kind: 'ended',
    applyNo: planEndNo(plan.plan_no),
    time,
    reason: reason === ENDED_BY_USER ? '' : reason,
  })
}

function noteInstalment(
  db: Database,
  plan: PlanRow,
  record: {
    day: Date8
    state: 'paid' | 'failed'
    amount: string
    share: string
    applyNo?: string
  },
): void {
  db.run(
    'INSERT INTO plan_records VALUES (?, ?, ?, ?, ?, ?, ?)',
    plan.plan_no,
    record.day,
    record.state,
    cents(record.amount),
    record.share,
    record.state === 'failed' ? FAILURE : '',
    record.applyNo ?? '',
  )
}

/**
 * Pays the instalments of past days as the debits would have. Stops before the one at which the
 * plan's goal is reached, whose time it returns; null where it never was.
 */
function payInThePast(
  db: Database,
  market: Market,
  plan: PlanRow,
  { debits, failed }: { debits: readonly Date8[]; failed: readonly number[] },
  now: Time14,
): Time14 | null {
  const fund = market.fund(plan.fund_code)
  if (!fund) return null
  for (const [index, day] of debits.entries()) {
    const time: Time14 = `${day}${DEBITED_AT}`
    if (failed.includes(index)) {
      noteInstalment(db, plan, { day, state: 'failed', amount: yuan(plan.amount), share: '100' })
      continue
    }
    if (plan.stop_profit_rate !== null && index >= LEAST_PAID) {
      const rate = planResult(db, market, plan, time).holdingProfitRate
      if (rate !== null && compare(rate, plan.stop_profit_rate) >= 0) return time
    }
    const point = market.pointOn(plan.fund_code, day, now)
    if (!point) continue
    const share = sharePercent(db, market, plan, day)
    const amount = instalment(yuan(plan.amount), share)
    const next = debits[index + 1]
    const applyNo = buyInThePast(db, market, plan.user_id, {
      fund,
      amount,
      point,
      until: next === undefined ? now : `${next}${DEBITED_AT}`,
      plan: { planNo: plan.plan_no, bankSerial: plan.bank_serial },
    })
    if (applyNo !== null) noteInstalment(db, plan, { day, state: 'paid', amount, share, applyNo })
  }
  return null
}

function sharePercent(db: Database, market: Market, plan: PlanRow, day: Date8): string {
  const { index_code: indexCode, average_days: averageDays } = plan
  if (indexCode === null || averageDays === null) return '100'
  const closeDay = tradingDayBefore(day, market.isTradingDay)
  return smartMeasure(db, market, { indexCode, averageDays }, closeDay)?.share ?? '100'
}
