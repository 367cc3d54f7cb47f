import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Time14 } from '#domain/calendar/calendar-date.ts'
import { nextDebitDate } from '#domain/plan/regular-plan.ts'
import { firstPlanDay, type AskedCycle } from '#domain/plan/schedule.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { cents } from '#test/sandbox/kernel/store/cents.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { assertBalanced } from '#test/sandbox/kernel/store/ledger.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { smartMeasure } from './market-index.ts'
import { resolveCycle, debitAfter, requirePlan } from './plan-row.ts'
import { planView } from './plan-view.ts'
import * as v from 'valibot'

const builtIn = builtInMarket('plans')
const START: Time14 = '20260311100000'

interface Terms extends AskedCycle {
  fundCode?: string
  amount?: string
  averageDays?: number | null
  bankSerial?: string
  goal?: string | null
}

/** A database with zhang's plan in it, as `makePlan` writes it. */
function planned(terms: Terms, market: Market = builtIn) {
  const db = new Database(':memory:')
  openState(db, market, 'built-in funds, seed plans', START)
  const today = START.slice(0, 8)
  const row = {
    cycle: terms.cycle,
    cycle_day: terms.cycleDay,
    first_day: firstPlanDay(terms, today),
  }
  db.run(
    `INSERT INTO plans (plan_no, user_id, fund_code, plan_name, plan_type, cycle, cycle_day, first_day, amount, index_code,
       average_days, bank_serial, status, status_reason, next_debit, failures, stop_profit_rate, create_time)
     VALUES ('P1', 'zhang', ?, '', 'ordinary', ?, ?, ?, ?, ?, ?, ?, 'running', '', ?, 0, ?, ?)`,
    terms.fundCode ?? '980301',
    row.cycle,
    row.cycle_day,
    row.first_day,
    cents(terms.amount ?? '100.00'),
    terms.averageDays == null ? null : '000300',
    terms.averageDays ?? null,
    terms.bankSerial ?? 'zhang-1',
    debitAfter({ ...row, fund_code: terms.fundCode ?? '980301' }, today, market),
    terms.goal ?? null,
    START,
  )
  const records = () =>
    db.all(
      v.object({ day: v.string(), state: v.string(), share: v.string(), reason: v.string() }),
      `SELECT debit_date AS day, state, share, reason FROM plan_records WHERE plan_no = 'P1' ORDER BY debit_date`,
    )
  const view = (now: Time14) => {
    const user = userById(db, 'zhang')
    if (!user) throw new Error('no zhang')
    return planView(db, market, requirePlan(db, user, 'P1'), now)
  }
  return { db, market, records, view }
}

const daily = { cycle: 'daily', cycleDay: null } as const

test('every due debit happens once, on its day, over any moves of the clock', () => {
  const cycles = fc.oneof(
    fc.constant<AskedCycle>(daily),
    fc.record({
      cycle: fc.constantFrom('weekly' as const, 'fortnightly' as const),
      cycleDay: fc.integer({ min: 1, max: 5 }),
    }),
    fc.record({
      cycle: fc.constant('monthly' as const),
      cycleDay: fc.integer({ min: 1, max: 31 }),
    }),
  )
  const moves = fc.array(
    fc.record({
      days: fc.integer({ min: 0, max: 45 }),
      hour: fc.integer({ min: 0, max: 23 }),
    }),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(cycles, moves, (asked, steps) => {
      const { db, market, records } = planned(asked)
      let now = START
      for (const { days, hour } of steps) {
        const to = `${addDays(now.slice(0, 8), days)}${String(hour).padStart(2, '0')}3000`
        if (to > now) now = to
        settle(db, market, now)
        settle(db, market, now)
      }
      const today = START.slice(0, 8)
      const cycle = resolveCycle(asked, firstPlanDay(asked, today))
      const due: string[] = []
      for (
        let day = nextDebitDate(cycle, today, market.isTradingDay);
        `${day}093000` <= now;
        day = nextDebitDate(cycle, day, market.isTradingDay)
      )
        due.push(day)
      assertBalanced(db)
      const made = records().map((it) => `${it.day} ${it.state}`)
      db.close()
      expect(made).toEqual(due.map((day) => `${day} paid`))
    }),
    { numRuns: 15 },
  )
})

describe('an instalment', () => {
  const nothing = () => undefined
  test.each<[string, Terms, (db: Database) => unknown, string]>([
    [
      'is above the single limit of the card',
      { ...daily, amount: '10000.01', bankSerial: 'zhang-2' },
      nothing,
      '超过银行卡单笔限额',
    ],
    [
      'is above the rest of the daily limit of the card',
      daily,
      (db) => db.run(`UPDATE cards SET day_limit = 9999 WHERE bank_serial = 'zhang-1'`),
      '超过银行卡当日限额',
    ],
    [
      'is on an unavailable card',
      daily,
      (db) => db.run(`UPDATE cards SET unavailable_reason = '维护中' WHERE user_id = 'zhang'`),
      '维护中',
    ],
    ['buys a suspended fund', { ...daily, fundCode: '980203' }, nothing, '该基金暂停申购'],
    [
      "is above the fund's daily limit",
      { ...daily, fundCode: '980801', amount: '1000.01' },
      nothing,
      '超过基金当日限购金额',
    ],
    ['meets a low balance', { ...daily, amount: '100.46' }, nothing, '银行扣款失败：余额不足'],
  ])('fails whole, with its reason, when it %s', (_what, terms, change, reason) => {
    const { db, market, records, view } = planned(terms)
    change(db)
    settle(db, market, '20260312100000')
    const [record] = records()
    expect(record).toMatchObject({ day: '20260312', state: 'failed' })
    expect(record?.reason).toContain(reason)
    expect(view('20260312100000')).toMatchObject({ failures: 1, paidTimes: 0, status: 'running' })
    settle(db, market, '20260320100000')
    expect(records()).toHaveLength(3)
    expect(view('20260320100000')).toMatchObject({ failures: 3, status: 'terminated' })
    assertBalanced(db)
  })
})

test('a paid instalment resets the count of failures', () => {
  const { db, market, records, view } = planned(daily)
  const limit = (cent: number) =>
    db.run(`UPDATE cards SET day_limit = ? WHERE bank_serial = 'zhang-1'`, cent)
  limit(1)
  settle(db, market, '20260313100000')
  limit(20_000_000)
  settle(db, market, '20260316100000')
  limit(1)
  settle(db, market, '20260318100000')
  expect(records().map((it) => it.state)).toEqual(['failed', 'failed', 'paid', 'failed', 'failed'])
  expect(view('20260318100000')).toMatchObject({ failures: 2, status: 'running' })
})

test('a plan whose card is unbound is abnormal: nothing is debited and nothing counted', () => {
  const { db, market, records, view } = planned(daily)
  db.run(`UPDATE cards SET user_id = 'li' WHERE bank_serial = 'zhang-1'`)
  settle(db, market, '20260320100000')
  expect(records()).toEqual([])
  expect(view('20260320100000')).toMatchObject({
    status: 'abnormal',
    nextDebitDate: null,
    failures: 0,
  })
})

test('a smart plan debits the share that the close of the day before says', () => {
  const { db, market, records, view } = planned({ ...daily, averageDays: 180 })
  expect(view(START).nextAmount).toBeNull()
  const measure = smartMeasure(db, market, { indexCode: '000300', averageDays: 180 }, '20260311')
  const amount = view('20260311150000').nextAmount
  expect(amount).toBe(`${measure?.share}.00`)
  settle(db, market, '20260312100000')
  expect(records()).toMatchObject([{ day: '20260312', state: 'paid', share: measure?.share }])
  const paid = db.get(
    v.object({ amount: v.number() }),
    `SELECT amount FROM orders WHERE business_code = '39' AND user_id = 'zhang'`,
  )
  expect(paid?.amount).toBe(cents(amount ?? ''))
})

test('the index is the same after a restart and differs by seed', () => {
  const measured = (seed: string) => {
    const market = builtInMarket(seed)
    const db = new Database(':memory:')
    openState(db, market, `built-in funds, seed ${seed}`, START)
    return smartMeasure(db, market, { indexCode: '000300', averageDays: 500 }, '20260310')
  }
  expect(measured('plans')).toEqual(measured('plans'))
  expect(measured('plans')?.indexClose).not.toBe(measured('others')?.indexClose)
})

test('a plan ends before the next debit once its profit is at the goal', () => {
  const { db, market, records, view } = planned({ ...daily, goal: '-50' })
  settle(db, market, '20260320100000')
  // The first instalment is confirmed on the morning of the 13th, when there is something to
  // measure.
  expect(records().map((it) => it.day)).toEqual(['20260312'])
  expect(view('20260320100000').statusReason).toContain('止盈')
})
