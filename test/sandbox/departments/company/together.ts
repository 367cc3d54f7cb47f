import * as v from 'valibot'
import type { queryTogether } from '#api/calls/company.ts'
import { addDays, daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { divide, multiply, roundTo, subtract } from '#domain/money/money.ts'
import type { Viewer } from '#test/sandbox/departments/content/people.ts'
import { fundDividends } from '#test/sandbox/market/archives/dividends.ts'
import { reportsOut } from '#test/sandbox/market/archives/report-dates.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import { comingDebits } from '#test/sandbox/departments/plans/coming-debits.ts'
import { latestCloses } from '#test/sandbox/departments/plans/market-index.ts'
import { planRow } from '#test/sandbox/departments/plans/plan-row.ts'
import { planView } from '#test/sandbox/departments/plans/plan-view.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'

type Together = v.InferInput<typeof queryTogether.payload>
type Event = Together['events'][number]
type Figure = Together['figures'][number]

const BACK_DAYS = 7
const AHEAD_DAYS = 45
/** The funds that represent two parts of the market. */
const SHOWN_FUNDS = ['980401', '980405'] as const
/** A closure of so many days in a row is worth a word. */
const LONG_CLOSURE_DAYS = 3

const dayRow = v.object({ day: v.nullable(v.string()) })
const codeRow = v.object({ fund_code: v.string() })

/** When the first order of the user was confirmed. */
const firstConfirmed = ({ db }: World, user: User): Date8 | null =>
  db.get(
    dayRow,
    `SELECT min(confirm_date) AS day FROM orders WHERE user_id = ? AND status = '1'`,
    user.user_id,
  )?.day ?? null

const heldFunds = ({ db, market }: World, user: User): Fund[] =>
  db
    .all(
      codeRow,
      'SELECT DISTINCT fund_code FROM lots WHERE user_id = ? AND shares > 0 ORDER BY fund_code',
      user.user_id,
    )
    .flatMap(({ fund_code: code }) => market.fund(code) ?? [])

/** Published values alone: an index's close and the values of two index funds. */
function figures({ db, market, clock }: World): Figure[] {
  const now = clock.now()
  const { indexName, closes } = latestCloses(db, market, now, 2)
  const [before, last] = closes
  const index: Figure[] =
    last && before
      ? [
          {
            label: indexName,
            value: Number(last.close).toFixed(2),
            change: roundTo(
              multiply(divide(subtract(last.close, before.close), before.close), '100'),
              2,
            ),
            date: last.date,
          },
        ]
      : []
  // Without its change: a fund's return of a day does not promote.
  const values = SHOWN_FUNDS.flatMap((code): Figure[] => {
    const [fund, point] = [market.fund(code), market.latest(code, now)]
    if (!fund || !point?.nav) return []
    return [{ label: `${fund.name}单位净值`, value: point.nav, change: null, date: point.date }]
  })
  return [...index, ...values]
}

const REPORTS = { quarter: '季度报告', half: '中期报告', year: '年度报告' } as const

function reports({ market }: World, fund: Fund, from: Date8, to: Date8): Event[] {
  if (fund.establishDate === null || market.archives === null) return []
  return reportsOut(fund.establishDate, to)
    .filter(({ out }) => out >= from)
    .map(({ end, out, kind }) => ({
      eventId: `report-${fund.code}-${kind}-${end}`,
      date: out,
      kind: 'report',
      title: `${fund.name}${REPORTS[kind]}`,
      note: `报告期截至 ${end.slice(0, 4)}-${end.slice(4, 6)}-${end.slice(6)}`,
      fundCode: fund.code,
      planNo: null,
    }))
}

function dividends({ market }: World, fund: Fund, from: Date8, now: Time14): Event[] {
  return fundDividends(fund, market, now)
    .filter(({ exDate }) => exDate >= from)
    .map(({ exDate, perShare, payDate }) => ({
      eventId: `dividend-${fund.code}-${exDate}`,
      date: exDate,
      kind: 'dividend',
      title: `${fund.name}分红`,
      note:
        `每份 ${perShare} 元` +
        (payDate === null ? '' : `，现金分红 ${formatNearDay(payDate, now)} 发放`),
      fundCode: fund.code,
      planNo: null,
    }))
}

function debits({ db, market, clock }: World, user: User): Event[] {
  const now = clock.now()
  const plans = db
    .all(
      planRow,
      `SELECT * FROM plans WHERE user_id = ? AND status <> 'terminated' ORDER BY seq`,
      user.user_id,
    )
    .map((it) => planView(db, market, it, now))
  return comingDebits(db, market, plans, now).upcoming.map(({ date, planNo, amount }) => {
    const code = plans.find((it) => it.planNo === planNo)?.fundCode ?? ''
    return {
      eventId: `debit-${planNo}-${date}`,
      date,
      kind: 'debit' as const,
      title: `${market.fund(code)?.name ?? code}定投扣款`,
      note: `预计扣款 ${formatAmount(amount)} 元`,
      fundCode: code,
      planNo,
    }
  })
}

/** The first day on which funds are open again after a long closure of the market. */
function openings({ market, clock }: World, from: Date8, to: Date8): Event[] {
  const now = clock.now()
  const found: Event[] = []
  let last = from
  for (let day = from; day <= to; day = addDays(day, 1)) {
    if (!market.isTradingDay(day)) continue
    const closed = daysBetween(last, day) - 1
    if (closed >= LONG_CLOSURE_DAYS) {
      found.push({
        eventId: `opening-${day}`,
        date: day,
        kind: 'opening',
        title: '休市后首个开放日',
        note: `${formatNearDay(addDays(last, 1), now)} 至 ${formatNearDay(addDays(day, -1), now)} 休市，期间提交的申请按开放日净值确认`,
        fundCode: null,
        planNo: null,
      })
    }
    last = day
  }
  return found
}

/** When the reports of all funds of a quarter must be out, for who holds nothing. */
function generalReports(from: Date8, to: Date8): Event[] {
  return reportsOut('20200101', to)
    .filter(({ out, kind }) => out >= from && kind !== 'half')
    .map(({ end, out, kind }) => ({
      eventId: `report-all-${kind}-${end}`,
      date: out,
      kind: 'report',
      title: `旗下基金${REPORTS[kind]}披露`,
      note: `报告期截至 ${end.slice(0, 4)}-${end.slice(4, 6)}-${end.slice(6)}`,
      fundCode: null,
      planNo: null,
    }))
}

export function together(world: World, { user }: Viewer): Together {
  const now = world.clock.now()
  const today = now.slice(0, 8)
  const [from, to] = [addDays(today, -BACK_DAYS), addDays(today, AHEAD_DAYS)]
  const held = user ? heldFunds(world, user) : []
  const own = held.flatMap((fund) =>
    reports(world, fund, from, to).concat(dividends(world, fund, from, now)),
  )
  const events = [
    ...own,
    ...(own.some(({ kind }) => kind === 'report') ? [] : generalReports(from, to)),
    ...(user ? debits(world, user) : []),
    ...openings(world, from, to),
  ]
  return {
    serverTime: now,
    since: user ? firstConfirmed(world, user) : null,
    figures: figures(world),
    events: events.toSorted((a, b) =>
      `${a.date}${a.eventId}`.localeCompare(`${b.date}${b.eventId}`),
    ),
  }
}
