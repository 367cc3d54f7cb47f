/** The holdings of the user, with what is known of them, and the account day by day. */
import * as v from 'valibot'
import type { queryMyAllocation } from '#api/calls/advice/advice.ts'
import { pots } from '#domain/advice/parts.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { daysBetween, type Date8, type Time14 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { riskTestState } from '#domain/identity/risk.ts'
import { add, fromFloat, roundTo } from '#domain/money/money.ts'
import type { Fund } from '#test/sandbox/kernel/market/fund.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { cents, yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { holdingsOn } from '#test/sandbox/market/archives/portfolio-reports.ts'
import { incomeDay } from '#test/sandbox/departments/trading/holding-view.ts'
import { openLots } from '#test/sandbox/departments/trading/lots.ts'
import {
  cashDividends,
  everHeld,
  holdingIn,
  shareMoves,
} from '#test/sandbox/departments/trading/positions.ts'
import { isSolutionValid } from './portfolios.ts'
import { newestSolution } from './solutions.ts'

type Allocation = v.InferInput<typeof queryMyAllocation.payload>
type HeldFund = Allocation['holdings'][number]

export function allocation(world: World, user: User): Allocation {
  const { db, clock } = world
  const now = clock.now()
  const solution = newestSolution(db, user.user_id)
  const valid = solution !== null && isSolutionValid(user, solution, now) ? solution : null
  const days = accountDays(world, user, now)
  const first = days[0]?.date
  return {
    asOf: incomeDay(world, now),
    clientRiskLevel: riskTestState(user.risk_test) === 'valid' ? user.risk_level : null,
    target: valid?.match.rung ?? null,
    pots: valid && pots({ total: valid.amount, spending: valid.spending, planned: valid.planned }),
    holdings: everHeld(db, user.user_id).flatMap((code) => heldFund(world, user, code, now) ?? []),
    days,
    index: first === undefined ? null : indexSince(world, first, now),
  }
}

function heldFund(world: World, user: User, code: string, now: Time14): HeldFund | null {
  const { db, market } = world
  const fund = market.fund(code)
  const last = market.rawPoints(code, now).at(-1)
  const { shares } = holdingIn(db, user.user_id, code)
  if (!fund || !last || cents(roundTo(shares, 2)) <= 0) return null
  const [oldest] = openLots(db, { user_id: user.user_id, fund_code: code })
  const fall = deepest(world, code, now)
  return {
    fundCode: code,
    fundName: fund.name,
    typeName: fund.typeName,
    riskLevel: fund.risk,
    companyName: fund.companyName,
    managerName: fund.managerName,
    shares: roundTo(shares, 2),
    amount: yuan(Math.round(cents(roundTo(shares, 2)) * Number(last.nav))),
    navDate: last.date,
    heldDays: oldest ? Math.max(0, daysBetween(oldest.confirm_date, now.slice(0, 8))) : 0,
    runningRate: runningRate(fund),
    frontFees: yuan(
      db.number(
        `SELECT coalesce(sum(fee), 0) AS amount FROM orders WHERE user_id = ? AND fund_code = ? AND status = '1'
         AND business_code IN ('20', '22', '39')`,
        user.user_id,
        code,
      ),
    ),
    filing: filingOf(world, code, now),
    drawdown: fall === null ? null : roundTo(fromFloat(fall.percent) ?? '0', 2),
    recoveryDays: fall?.recoveryDays ?? null,
  }
}

function runningRate({ managementRate, custodyRate, salesServiceRate }: Fund): string | null {
  if (managementRate === null || custodyRate === null) return null
  return roundTo(add(add(managementRate, custodyRate), salesServiceRate ?? '0'), 2)
}

/** The deepest fall of the last year; null under a year of values. */
function deepest({ market }: World, code: string, now: Time14) {
  const curve = adjustedCurve(market.rawPoints(code, now))
  const last = curve.at(-1)
  if (!last) return null
  const from = addMonths(last.date, -12)
  return (curve[0]?.date ?? last.date) > from
    ? null
    : maxDrawdown(curve.filter(({ date }) => date >= from))
}

function filingOf({ market }: World, code: string, now: Time14): HeldFund['filing'] {
  const { archives } = market
  const dates = archives?.reportDates(code, now) ?? []
  const newest = dates.at(-1)
  if (!archives || newest === undefined) return null
  const { industries, stocks } = holdingsOn(archives, code, dates, newest)
  return {
    reportDate: newest,
    industries: industries.map(({ name, share }) => ({ name, share })),
    stocks: stocks.map((it) => ({ code: it.code, name: it.name, share: it.share })),
  }
}

/** Each trading day: what all shares are worth in its evening, and what came in or went out. */
function accountDays(world: World, user: User, now: Time14): Allocation['days'] {
  const { db, market } = world
  const funds = everHeld(db, user.user_id).map((code) => ({
    moves: shareMoves(db, user.user_id, code),
    cash: cashDividends(db, user.user_id, code),
    points: market.rawPoints(code, now),
  }))
  const first = funds.flatMap(({ moves }) => moves[0]?.date ?? []).toSorted()[0]
  const end = incomeDay(world, now)
  if (first === undefined || first > end) return []
  const dates = new Set<Date8>()
  for (const { points } of funds)
    for (const { date } of points)
      if (date >= first && date <= end && market.isTradingDay(date)) dates.add(date)
  const walks = funds.map((it) => Object.assign(it, { move: 0, paid: 0, point: -1, shares: 0 }))
  return [...dates].toSorted().map((date) => {
    let value = 0
    let flow = 0
    for (const walk of walks) {
      for (; ; walk.move += 1) {
        const move = walk.moves[walk.move]
        if (!move || move.date > date) break
        walk.shares += move.shares
        flow -= move.flow
      }
      for (; ; walk.paid += 1) {
        const paid = walk.cash[walk.paid]
        if (!paid || paid.date > date) break
        flow -= paid.amount
      }
      while ((walk.points[walk.point + 1]?.date ?? '99999999') <= date) walk.point += 1
      value += Math.round(walk.shares * Number(walk.points[walk.point]?.nav ?? 0))
    }
    return { date, value: yuan(value), flow: yuan(flow) }
  })
}

/** The closes of the index that is compared with, from the day before the account began. */
function indexSince({ market }: World, first: Date8, now: Time14): Allocation['index'] {
  const published = market.planIndex?.closes ?? []
  const [name, closes] =
    published.length > 0
      ? [market.planIndex?.name ?? '', published]
      : [
          market.indexes[0]?.name ?? '',
          market.indexDays(market.indexes[0]?.code ?? '', now).map((it) => ({
            date: it.date,
            close: String(it.close),
          })),
        ]
  const since = closes.filter(({ date }) => date >= first && date <= now.slice(0, 8))
  return since.length === 0 ? null : { name, closes: [...since] }
}
