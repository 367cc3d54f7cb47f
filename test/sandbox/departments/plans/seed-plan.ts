import { type Date8, type Time14, addDays } from '#domain/calendar/calendar-date.ts'
import { tradingDayOnOrAfter } from '#domain/calendar/trading-dates.ts'
import { brand } from '#domain/brand.ts'
import { nextDebitDate, type PlanCycle } from '#domain/plan/regular-plan.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import type { Persona } from '#test/sandbox/people/persona.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import type { Database } from '#test/sandbox/kernel/store/database.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { unboundOwner } from '#test/sandbox/departments/identity/cards.ts'

/** Funds for plans: of the built-in ones, and of the published ones. */
const PLAN_FUNDS = ['980201', '005827', '110022'] as const
const PLAN_CENTS = 50_000

/** The number of the plan that fails. */
export const failingPlanNo = (userId: string) => `P${madeApplyNo('failing plan', userId)}`

/**
 * A daily plan on the persona's first card, which fails once more with each debit while that card
 * is out of order.
 */
export function seedFailingPlan(db: Database, market: Market, persona: Persona, now: Time14): void {
  const next = tradingDayOnOrAfter(addDays(now.slice(0, 8), 1), market.isTradingDay)
  const planNo = failingPlanNo(persona.userId)
  seedPlan(db, market, persona, { planNo, cycle: 'daily', cycleDay: null, next, now })
}

const MONTHLY_DAY = 20

/** A monthly plan on the persona's first card, with its next debit on the 20th. */
export function seedMonthlyPlan(db: Database, market: Market, persona: Persona, now: Time14): void {
  const cycle: PlanCycle = { kind: 'monthly', day: MONTHLY_DAY }
  const next = nextDebitDate(cycle, now.slice(0, 8), market.isTradingDay)
  const planNo = `P${madeApplyNo('monthly plan', persona.userId)}`
  seedPlan(db, market, persona, { planNo, cycle: 'monthly', cycleDay: MONTHLY_DAY, next, now })
}

const PAYDAY = 10

/** A monthly plan into the wallet's fund; an abnormal one is on a card that was untied. */
export function seedPayday(db: Database, market: Market, persona: Persona, now: Time14): void {
  if (persona.payday === undefined) return
  const { userId } = persona
  const bankSerial = persona.payday === 'running' ? `${userId}-1` : `${userId}-untied`
  if (persona.payday === 'abnormal')
    db.run(
      'INSERT INTO cards VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      bankSerial,
      unboundOwner(db),
      '109',
      '岭南丰禾银行',
      '2702',
      cents('50000.00'),
      cents('200000.00'),
      '',
    )
  const cycle: PlanCycle = { kind: 'monthly', day: PAYDAY }
  seedPlan(db, market, persona, {
    planNo: `P${madeApplyNo('payday', userId)}`,
    cycle: 'monthly',
    cycleDay: PAYDAY,
    next: nextDebitDate(cycle, now.slice(0, 8), market.isTradingDay),
    now,
    fundCode: brand.walletFundCode,
    bankSerial,
  })
}

function seedPlan(
  db: Database,
  market: Market,
  persona: Persona,
  it: {
    planNo: string
    cycle: PlanCycle['kind']
    cycleDay: number | null
    next: Date8
    now: Time14
    /** By default one of the funds for plans. */
    fundCode?: string
    /** By default the first card. */
    bankSerial?: string
  },
): void {
  const codes = it.fundCode === undefined ? PLAN_FUNDS : [it.fundCode]
  const fund = codes.flatMap((code) => market.fund(code) ?? [])[0]
  if (!fund) return
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount,
       bank_serial, route, status, status_reason, next_debit, failures, create_time)
     VALUES (?, ?, ?, ?, 'ordinary', ?, ?, ?, ?, ?, 'card', 'running', '', ?, 0, ?)`,
    it.planNo,
    persona.userId,
    fund.code,
    `${fund.name}定投`,
    it.cycle,
    it.cycleDay,
    it.next,
    PLAN_CENTS,
    it.bankSerial ?? `${persona.userId}-1`,
    it.next,
    it.now,
  )
}
