import type * as v from 'valibot'
import type { listPositionChanges, queryFundHoldings } from '#api/calls/fund-archives.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import type { Archives } from './archives.ts'
import { weightPercent, type Portfolio } from './portfolio.ts'

type Holdings = v.InferOutput<typeof queryFundHoldings.payload>
type Changes = v.InferOutput<typeof listPositionChanges.payload>['records'][number]

/** Before the first report, and where none is known. */
export const NO_HOLDINGS: Holdings = {
  reportDate: null,
  reportDates: [],
  assets: [],
  industries: [],
  stocks: [],
  bonds: [],
}

const before = (dates: readonly Date8[], date: Date8) => dates[dates.indexOf(date) - 1]

function portfolios(
  archives: Archives,
  code: string,
  dates: readonly Date8[],
  date: Date8,
): { latest: Portfolio | null; earlier: Portfolio | null } {
  const earlier = before(dates, date)
  return {
    latest: archives.portfolio(code, date),
    earlier: earlier === undefined ? null : archives.portfolio(code, earlier),
  }
}

/**
 * A report's holdings, with changes against the report before. `dates` are all reports', oldest
 * first.
 */
export function holdingsOn(
  archives: Archives,
  code: string,
  dates: readonly Date8[],
  date: Date8,
): Holdings {
  const { latest, earlier } = portfolios(archives, code, dates, date)
  if (!latest) return NO_HOLDINGS
  const shown = (kind: 'stocks' | 'bonds') =>
    latest[kind].map(({ security, weight }) => {
      const old = earlier?.[kind].find((it) => it.security.code === security.code)
      return {
        code: security.code,
        name: security.name,
        share: weightPercent(weight),
        change: old ? weightPercent(weight - old.weight) : null,
      }
    })
  const parts = (all: Portfolio['assets']) =>
    all.map(({ name, weight }) => ({ name, share: weightPercent(weight) }))
  return {
    reportDate: date,
    reportDates: dates.toReversed(),
    assets: parts(latest.assets),
    industries: parts(latest.industries),
    stocks: shown('stocks'),
    bonds: shown('bonds'),
  }
}

/**
 * How the shown positions changed against the report before; the largest change first, 0.00 where
 * one was not shown.
 */
export function positionChanges(
  archives: Archives,
  code: string,
  dates: readonly Date8[],
  date: Date8,
): Changes {
  const { latest, earlier } = portfolios(archives, code, dates, date)
  const all = new Map<string, { name: string; before: number; after: number }>()
  const of = (portfolio: Portfolio | null) => [
    ...(portfolio?.stocks ?? []),
    ...(portfolio?.bonds ?? []),
  ]
  for (const { security, weight } of of(earlier)) {
    all.set(security.code, { name: security.name, before: weight, after: 0 })
  }
  for (const { security, weight } of of(latest)) {
    const old = all.get(security.code)?.before ?? 0
    all.set(security.code, { name: security.name, before: old, after: weight })
  }
  const changes = [...all]
    .filter(([, it]) => it.before !== it.after)
    .toSorted(
      ([a, x], [b, y]) =>
        Math.abs(y.after - y.before) - Math.abs(x.after - x.before) || a.localeCompare(b),
    )
  return {
    reportDate: date,
    changes: changes.map(([security, it]) => ({
      code: security,
      name: it.name,
      before: weightPercent(it.before),
      after: weightPercent(it.after),
    })),
  }
}
