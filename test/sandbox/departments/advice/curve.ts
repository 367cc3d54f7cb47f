/** The daily value of a portfolio after fees, with what it is compared with. */
import type * as v from 'valibot'
import type { queryPortfolioCurve } from '#api/calls/advice/portfolio.ts'
import { LADDER } from '#domain/advice/ladder.ts'
import { portfolioValues, SHOWN_AFTER_DAYS } from '#domain/advice/value.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown, volatility } from '#domain/fund/performance-curve.ts'
import { lastOnOrBefore } from '#domain/fund/performance.ts'
import { fromFloat, roundTo, toFloat } from '#domain/money/money.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { adjustmentsOf, rateOf, type Part, type Portfolio } from './portfolios.ts'

/** A fund whose values of trading days are out first. */
const CALENDAR_FUND = '980501'
const EQUITY_FUND = '980401'
const GOLD_FUND = '989901'

interface Day {
  readonly date: Date8
  readonly value: string
  readonly benchmark: number
}

const kept = new WeakMap<object, Map<string, readonly Day[]>>()

const decimal = (value: number, places: number) => roundTo(fromFloat(value) ?? '0', places)

/** The change of a fund over days, percent, from its curve with dividends. */
function changesOf(world: World, fundCode: string, dates: readonly Date8[]): string[] {
  const curve = adjustedCurve(world.market.rawPoints(fundCode, world.clock.now()))
  const levels = dates.map((date) => curve[lastOnOrBefore(curve, date)]?.value ?? null)
  return levels.map((level, index) => {
    const before = levels[index - 1]
    return level === null || before === null || before === undefined || before === 0
      ? '0'
      : decimal((level / before - 1) * 100, 10)
  })
}

const growth = (now: number | null, before: number | null): number =>
  now === null || before === null || before === 0 ? 0 : now / before - 1

/** All days since the start; made once for each evening. */
function allDays(world: World, portfolio: Portfolio): readonly Day[] {
  const { db, market, clock } = world
  const now = clock.now()
  const dates = market
    .rawPoints(CALENDAR_FUND, now)
    .map(({ date }) => date)
    .filter((date) => date >= portfolio.inception)
  const adjustments = adjustmentsOf(db, portfolio, now)
  const key = `${portfolio.portfolioCode} ${dates.at(-1)} ${adjustments.length}`
  const known = kept.get(market.funds) ?? new Map<string, readonly Day[]>()
  kept.set(market.funds, known)
  const before = known.get(key)
  if (before) return before

  const sets = [portfolio.initial, ...adjustments.map((it) => it.parts)]
  const codes = [...new Set(sets.flat().map((it) => it.fundCode))]
  const weights = (parts: readonly Part[]) =>
    codes.map((code) => String(parts.find((it) => it.fundCode === code)?.weight ?? 0))
  const changes = codes.map((code) => changesOf(world, code, dates))
  const days = dates.slice(1).map((date, index) => {
    const set = adjustments.findLast((it) => it.date <= date && it.date > (dates[index] ?? ''))
    return {
      changes: changes.map((of) => of[index + 1] ?? '0'),
      feeDays: daysBetween(dates[index] ?? date, date),
      resetTo: set && weights(set.parts),
    }
  })
  const values = portfolioValues(weights(portfolio.initial), rateOf(portfolio), days)
  const { equity, bond, gold } = LADDER[portfolio.moduleName].mix
  let level = 1000
  const made = dates.map((date, index) => {
    const yesterday = dates[index - 1]
    if (yesterday !== undefined) {
      const rise = (code: string) =>
        growth(market.benchmarkOn(code, date), market.benchmarkOn(code, yesterday))
      level *=
        1 + (equity * rise(EQUITY_FUND) + bond * rise(CALENDAR_FUND) + gold * rise(GOLD_FUND)) / 100
    }
    return { date, value: index === 0 ? '1000.0000' : (values[index - 1] ?? '0'), benchmark: level }
  })
  known.set(key, made)
  return made
}

const MONTHS = { '1y': 12, '3y': 36, all: 1200 } as const

/** The days of a span, from 1000; nothing under a year of running. */
export function curveView(
  world: World,
  portfolio: Portfolio,
  range: keyof typeof MONTHS,
): v.InferInput<typeof queryPortfolioCurve.payload> {
  const days = allDays(world, portfolio)
  const [first, last] = [days[0], days.at(-1)]
  const none = { from: null, to: null, points: [], figures: null }
  if (!first || !last || daysBetween(first.date, last.date) < SHOWN_AFTER_DAYS) return none
  const since = addMonths(last.date, -MONTHS[range])
  const shown = days.slice(Math.max(0, lastOnOrBefore(days, since)))
  const from = shown[0]
  if (!from || daysBetween(from.date, last.date) < SHOWN_AFTER_DAYS - 7) return none
  const base = toFloat(from.value)
  const curve = shown.map(({ date, value }) => ({ date, value: (toFloat(value) / base) * 1000 }))
  const change = (end: number, start: number) => decimal((end / start - 1) * 100, 2)
  return {
    from: from.date,
    to: last.date,
    points: shown.map(({ date, benchmark }, index) => ({
      date,
      value: decimal(curve[index]?.value ?? 0, 4),
      benchmark: decimal((benchmark / from.benchmark) * 1000, 4),
    })),
    figures: {
      change: change(toFloat(last.value), base),
      benchmark: change(last.benchmark, from.benchmark),
      volatility: orNull(volatility(curve)),
      drawdown: orNull(maxDrawdown(curve)?.percent ?? 0),
    },
  }
}

const orNull = (value: number | null) => (value === null ? null : decimal(value, 2))
