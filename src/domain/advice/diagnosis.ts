/** The holdings of a user, looked into: each figure by a formula that is printed (rules.md#advice). */
import { daysBetween, type Date8 } from '#domain/calendar/calendar-date.ts'
import { xirr } from '#domain/holding/holding.ts'
import type { Decimal } from '#domain/money/money.ts'
import {
  add,
  compare,
  divide,
  isZero,
  multiply,
  roundCent,
  subtract,
  sum,
  toFloat,
} from '#domain/money/money.ts'

interface Named {
  readonly name: string
  /** Percent of the fund's net assets. */
  readonly share: Decimal
}

export interface Filing {
  readonly reportDate: Date8
  readonly industries: readonly Named[]
  readonly stocks: readonly (Named & { readonly code: string })[]
}

export interface Held {
  readonly fundCode: string
  readonly fundName: string
  readonly amount: Decimal
  readonly riskLevel: number
  readonly companyName: string
  readonly managerName: string
  readonly heldDays: number
  /** Percent a year; null where it is not known. */
  readonly runningRate: Decimal | null
  readonly frontFees: Decimal
  readonly filing: Filing | null
}

/** A part of all that is held. */
export interface Portion {
  readonly key: string
  readonly name: string
  /** Yuan. */
  readonly amount: Decimal
  /** Percent of all that is held, two places. */
  readonly share: Decimal
}

export const totalHeld = (held: readonly Pick<Held, 'amount'>[]): Decimal =>
  sum(held.map(({ amount }) => amount))

const portion = (key: string, name: string, amount: Decimal, total: Decimal): Portion => ({
  key,
  name,
  amount: roundCent(amount),
  share: isZero(total) ? '0.00' : roundCent(divide(multiply(amount, '100'), total)),
})

const largestFirst = (a: Portion, b: Portion): number =>
  compare(b.amount, a.amount) || a.key.localeCompare(b.key)

/** The sums of what has the same key, largest first. */
function grouped(
  rows: readonly { readonly key: string; readonly name: string; readonly amount: Decimal }[],
  total: Decimal,
): Portion[] {
  const sums = new Map<string, { name: string; amount: Decimal }>()
  for (const { key, name, amount } of rows)
    sums.set(key, { name, amount: add(sums.get(key)?.amount ?? '0', amount) })
  const portions = [...sums].map(([key, it]) => portion(key, it.name, it.amount, total))
  portions.sort(largestFirst)
  return portions
}

const partOf = (amount: Decimal, share: Decimal): Decimal =>
  multiply(amount, multiply(share, '0.01'))

/** The contents of filings: by industry or stock, and yuan in funds of which nothing is filed. */
export interface Filed {
  readonly portions: readonly Portion[]
  readonly unknown: Decimal
  /** The days of the oldest and the newest filing; null without one. */
  readonly from: Date8 | null
  readonly to: Date8 | null
}

function filed(
  held: readonly Held[],
  rows: (filing: Filing) => readonly { key: string; name: string; share: Decimal }[],
): Filed {
  const total = totalHeld(held)
  const known = held.flatMap(({ amount, filing }) => (filing === null ? [] : { amount, filing }))
  const dates = known.map(({ filing }) => filing.reportDate)
  dates.sort()
  const parts = known.flatMap(({ amount, filing }) =>
    rows(filing).map(({ key, name, share }) => ({ key, name, amount: partOf(amount, share) })),
  )
  return {
    portions: grouped(parts, total),
    unknown: roundCent(totalHeld(held.filter(({ filing }) => filing === null))),
    from: dates[0] ?? null,
    to: dates[dates.length - 1] ?? null,
  }
}

export const byIndustry = (held: readonly Held[]): Filed =>
  filed(held, ({ industries }) => industries.map(({ name, share }) => ({ key: name, name, share })))

export const MOST_STOCKS = 10

/** The ten largest stocks over all funds; each fund files its own ten. */
export function largestStocks(held: readonly Held[]): Filed {
  const all = filed(held, ({ stocks }) =>
    stocks.map(({ code, name, share }) => ({ key: code, name, share })),
  )
  return { ...all, portions: all.portions.slice(0, MOST_STOCKS) }
}

export interface Overlap {
  readonly a: string
  readonly b: string
  /** Percent points that both hold of the same stocks. */
  readonly share: Decimal
}

/** The overlap of two funds: the smaller share of each stock that both have filed. */
export function overlaps(held: readonly Held[]): Overlap[] {
  const known = held.filter(({ filing }) => filing !== null)
  const pairs = known.flatMap((a, at) =>
    known.slice(at + 1).map((b): Overlap => {
      const other = new Map(b.filing?.stocks.map(({ code, share }) => [code, share]))
      const both = (a.filing?.stocks ?? []).flatMap(({ code, share }) => {
        const second = other.get(code)
        return second === undefined ? [] : compare(share, second) < 0 ? share : second
      })
      return { a: a.fundName, b: b.fundName, share: roundCent(sum(both)) }
    }),
  )
  const alike = pairs.filter(({ share }) => compare(share, '0') > 0)
  alike.sort((x, y) => compare(y.share, x.share))
  return alike
}

/** Yuan and percent in funds whose risk is above the class; everything R1 fits the class 0. */
export function aboveClass(held: readonly Held[], level: number): Portion {
  const most = Math.max(1, level)
  const above = totalHeld(held.filter(({ riskLevel }) => riskLevel > most))
  return portion('above', '', above, totalHeld(held))
}

export interface Cost {
  /** Yuan over the time that each fund has been held: running costs, and front fees paid. */
  readonly paid: Decimal
  readonly running: Decimal
  readonly front: Decimal
  /** Yuan in funds whose costs are not known. */
  readonly unknown: Decimal
}

/** The cost of holding so far: amount × rate × days / 365, and the front fees. */
export function heldCost(held: readonly Held[]): Cost {
  const running = roundCent(
    sum(
      held.map(({ amount, runningRate, heldDays }) =>
        runningRate === null
          ? '0'
          : divide(multiply(partOf(amount, runningRate), String(heldDays)), '365'),
      ),
    ),
  )
  const front = roundCent(sum(held.map(({ frontFees }) => frontFees)))
  return {
    running,
    front,
    paid: roundCent(add(running, front)),
    unknown: roundCent(totalHeld(held.filter(({ runningRate }) => runningRate === null))),
  }
}

export const CONCENTRATIONS = ['fund', 'company', 'manager'] as const
export type Concentration = (typeof CONCENTRATIONS)[number]

/** The name of all that is unknown. */
const UNKNOWN = ''

const KEYS: Readonly<Record<Concentration, (it: Held) => readonly [string, string]>> = {
  fund: (it) => [it.fundCode, it.fundName],
  company: (it) => [it.companyName, it.companyName],
  manager: (it) => [it.managerName, it.managerName],
}

/** The shares by fund, company or manager, largest first; the unknown one has an empty name. */
export function concentration(held: readonly Held[], by: Concentration): Portion[] {
  const rows = held.map((it) => {
    const [key, name] = KEYS[by](it)
    return { key: key || UNKNOWN, name, amount: it.amount }
  })
  return grouped(rows, totalHeld(held))
}

/** The account on a day: its value in the evening, and what came in that day, at that value. */
export interface AccountDay {
  readonly date: Date8
  readonly value: Decimal
  readonly flow: Decimal
}

/**
 * The time-weighted growth of each day since the first, percent: what came in or went out on a day
 * counts at its end. A day that begins with nothing begins again with what comes in.
 */
export function timeWeighted(days: readonly AccountDay[]): number[] {
  let level = 1
  let before = 0
  return days.map(({ value, flow }, index) => {
    const [worth, came] = [toFloat(value), toFloat(flow)]
    // The first day of a span is where it begins.
    if (index > 0) {
      if (before > 0) level *= (worth - came) / before
      else if (came > 0) level *= worth / came
    }
    before = worth
    return (level - 1) * 100
  })
}

/**
 * The money-weighted growth over the days, percent: the yearly rate at which what came in is worth
 * what is there, over the span. Null where no rate balances it.
 */
export function moneyWeighted(days: readonly AccountDay[]): number | null {
  const [first, last] = [days[0], days[days.length - 1]]
  if (!first || !last || first.date === last.date) return null
  const flows = days.map(({ date, flow }, index) => ({
    date,
    amount: index === 0 ? -toFloat(first.value) : -toFloat(flow),
  }))
  const rate = xirr([...flows, { date: last.date, amount: toFloat(last.value) }])
  if (rate === null) return null
  const years = daysBetween(first.date, last.date) / 365
  return ((1 + rate / 100) ** years - 1) * 100
}

/** The growth of an index on the same days, percent; null before its first close. */
export function indexGrowth(
  closes: readonly { readonly date: Date8; readonly close: string }[],
  dates: readonly Date8[],
): (number | null)[] {
  let at = -1
  let base: number | null = null
  return dates.map((date) => {
    while ((closes[at + 1]?.date ?? '99999999') <= date) at += 1
    const close = closes[at]
    if (close === undefined) return null
    const value = Number(close.close)
    base ??= value
    return (value / base - 1) * 100
  })
}

/** The days of a span, from its first day on; all of them where it reaches further back. */
export const daysSince = (days: readonly AccountDay[], from: Date8): readonly AccountDay[] => {
  const start = days.findIndex(({ date }) => date >= from)
  return start === -1 ? [] : days.slice(start)
}

/** The gain or loss over the days, yuan: all that is there, less what came in. */
export const gained = (days: readonly AccountDay[]): Decimal => {
  const [first, last] = [days[0], days[days.length - 1]]
  if (!first || !last) return '0.00'
  return roundCent(
    subtract(subtract(last.value, first.value), sum(days.slice(1).map(({ flow }) => flow))),
  )
}
