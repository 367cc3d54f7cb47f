import type * as v from 'valibot'
import type { listPositionChanges, queryFundHoldings } from '#api/calls/fund-archives.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { textHash, uniform } from '#test/sandbox/market/randomness.ts'
import type { Archives, Portfolio } from '#test/sandbox/kernel/market/archives.ts'
import { weightPercent } from './portfolio.ts'
import { quarterIndex, quarterlyOut } from './report-dates.ts'

type Holdings = v.InferOutput<typeof queryFundHoldings.payload>
type Changes = v.InferOutput<typeof listPositionChanges.payload>['records'][number]
type Change = Changes['changes'][number]

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
 * The changes of the shown positions against the report before; the largest change first, 0.00
 * where one was not shown.
 */
export function positionChanges(
  archives: Archives,
  code: string,
  dates: readonly Date8[],
  date: Date8,
): Changes {
  const { latest, earlier } = portfolios(archives, code, dates, date)
  const all = new Map<string, Pick<Change, 'kind' | 'name'> & { before: number; after: number }>()
  const each = (portfolio: Portfolio | null) =>
    (['stock', 'bond'] as const).flatMap((kind) =>
      (portfolio?.[`${kind}s`] ?? []).map(({ security, weight }) => ({ kind, security, weight })),
    )
  for (const { kind, security, weight } of each(earlier)) {
    all.set(security.code, { kind, name: security.name, before: weight, after: 0 })
  }
  for (const { kind, security, weight } of each(latest)) {
    const old = all.get(security.code)?.before ?? 0
    all.set(security.code, { kind, name: security.name, before: old, after: weight })
  }
  const changes = [...all]
    .filter(([, it]) => it.before !== it.after)
    .toSorted(
      ([a, x], [b, y]) =>
        Math.abs(y.after - y.before) - Math.abs(x.after - x.before) || a.localeCompare(b),
    )
  const top = (portfolio: Portfolio | null) =>
    weightPercent((portfolio?.stocks ?? []).reduce((sum, { weight }) => sum + weight, 0))
  const hasStocks = (latest?.stocks.length ?? 0) + (earlier?.stocks.length ?? 0) > 0
  return {
    reportDate: date,
    publishedDate: quarterlyOut(date),
    beforeDate: before(dates, date) ?? date,
    topShare: hasStocks ? { before: top(earlier), after: top(latest) } : null,
    turnover: hasStocks ? statedTurnover(code, date) : null,
    changes: changes.map(([security, it]) => ({
      code: security,
      kind: it.kind,
      name: it.name,
      before: weightPercent(it.before),
      after: weightPercent(it.after),
    })),
  }
}

/** The turnover of the stocks in a year, percent; null where the report says nothing. */
export function statedTurnover(code: string, date: Date8): string | null {
  if (!date.endsWith('0630') && !date.endsWith('1231')) return null
  const chance = uniform(textHash(`turnover|${code}`), quarterIndex(date))
  return (60 + 260 * chance).toFixed(2)
}
