import { afterLastHole } from '#domain/fund/data-holes.ts'
import { compare, fromFloat, roundTo, type Decimal } from '#domain/money/money.ts'
import { lastOnOrBefore, stageReturns, type NavPoint } from '#domain/fund/performance.ts'
import { stageStart, STAGES, type Stage } from '#domain/calendar/stages.ts'
import { periodReturns, type Period, type PeriodReturn } from '#domain/fund/period-returns.ts'
import { atOnce } from './in-parts.ts'
import type { PeriodRow, StageRow } from '#test/sandbox/kernel/market/market.ts'
import type { RawPoint } from '#test/sandbox/kernel/market/fund.ts'

export interface Member {
  code: string
  points: readonly RawPoint[]
}

const growthOn = (point: RawPoint, before: RawPoint) =>
  point.incomePer10k === null
    ? (Number(point.nav) * Number(point.split ?? 1) + Number(point.dividend ?? 0)) /
      Number(before.nav)
    : 1 + Number(point.incomePer10k) / 10_000

/**
 * The points that decide stage returns: where stages start, dividends, splits, the ends. The others change
 * nothing.
 */
function deciding(points: readonly Pick<RawPoint, 'date' | 'dividend' | 'split'>[]): Set<number> {
  const last = points.at(-1)
  if (!last) return new Set()
  const starts = STAGES.map((stage) => {
    const from = stageStart(stage, last.date)
    return from === null ? 0 : lastOnOrBefore(points, from)
  })
  const wanted = new Set([0, ...starts, points.length - 1])
  for (const [index, { dividend, split }] of points.entries()) {
    if (dividend !== null || split != null) wanted.add(index)
  }
  return wanted
}

const unbrokenSince = (points: readonly Pick<RawPoint, 'date'>[]) =>
  points[afterLastHole(points)]?.date

/** Stage returns with a money fund's growth, whose value stays 1, taken from its income. */
export function comparableReturns(points: readonly RawPoint[]): Record<Stage, Decimal | null> {
  const wanted = deciding(points)
  let level = 1
  return stageReturns(
    points.flatMap((point, index): NavPoint[] => {
      if (point.incomePer10k === null) return wanted.has(index) ? [point] : []
      level *= 1 + Number(point.incomePer10k) / 10_000
      return wanted.has(index) ? [{ date: point.date, nav: level.toFixed(10), dividend: null }] : []
    }),
    unbrokenSince(points),
  )
}

/** Figures of one kind, largest first: each has its place. */
class Places {
  readonly #figures: readonly Decimal[]

  constructor(figures: readonly (Decimal | null)[]) {
    this.#figures = figures.filter((it) => it !== null).toSorted((a, b) => compare(b, a))
  }

  get of(): number {
    return this.#figures.length
  }

  /** 1 for the largest; equals share the place of the first of them. */
  place(figure: Decimal): number {
    let [from, to] = [0, this.#figures.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if (compare(this.#figures[middle] ?? figure, figure) > 0) from = middle + 1
      else to = middle
    }
    return from + 1
  }
}

const NO_PLACES = new Places([])

interface Made {
  readonly members: readonly Member[]
  readonly levels: ReadonlyMap<string, number>
  readonly returns: ReadonlyMap<string, Record<Stage, Decimal | null>>
}

/** By period of one length: each member's returns, and the places of those that had all of it. */
interface Periods {
  readonly byCode: ReadonlyMap<string, readonly PeriodReturn[]>
  readonly places: ReadonlyMap<string, Places>
}

/**
 * Funds of one type as of one evening: their average curve, their stage returns and which ranks
 * where.
 */
export class PeerGroup {
  readonly #levels: ReadonlyMap<string, number>
  readonly #returns: ReadonlyMap<string, Record<Stage, Decimal | null>>
  readonly #average: Record<Stage, Decimal | null>
  readonly #places: ReadonlyMap<Stage, Places>
  readonly #members: readonly Member[]
  /** Made when first requested. */
  readonly #periods = new Map<Period, Periods>()

  private constructor({ members, levels, returns }: Made) {
    this.#members = members
    this.#levels = levels
    this.#returns = returns
    this.#average = stageReturns(
      Array.from(levels, ([date, level]) => ({ date, nav: level.toFixed(6) })),
    )
    this.#places = new Map(
      STAGES.map((stage) => [stage, new Places(Array.from(returns.values(), (it) => it[stage]))]),
    )
  }

  /** Made in steps, of which none takes longer than the values of one member. */
  static *of(given: Iterable<Member>): Generator<undefined, PeerGroup> {
    const members: Member[] = []
    const growth: DailyGrowth = new Map()
    const returns = new Map<string, Record<Stage, Decimal | null>>()
    for (const member of given) {
      yield
      members.push(member)
      addGrowth(growth, member)
      yield
      returns.set(member.code, comparableReturns(member.points))
    }
    yield
    const levels = averageCurve(growth)
    yield
    return new PeerGroup({ members, levels, returns })
  }

  level(date: string): number | null {
    return this.#levels.get(date) ?? null
  }

  /**
   * The stages of one member. `benchmark` is the benchmark's own return; since-start compares over
   * the fund's own life.
   */
  stages(member: Member, benchmarkLevel: (date: string) => number | null): StageRow[] {
    const own = this.#returns.get(member.code)
    const benchmark = curveReturns(member.points, benchmarkLevel)
    const peerSinceStart = curveReturns(member.points, (date) => this.#levels.get(date) ?? null).all
    return STAGES.map((stage) => {
      const mine = own?.[stage] ?? null
      const places = this.#places.get(stage) ?? NO_PLACES
      return {
        stage,
        own: mine,
        peer: stage === 'all' ? peerSinceStart : this.#average[stage],
        benchmark: benchmark[stage],
        rank: mine === null ? null : places.place(mine),
        of: mine === null ? null : places.of,
      }
    })
  }

  /** Makes what `periods` compares with, a member at each step. */
  *prepare(period: Period): Generator<undefined, Periods> {
    const known = this.#periods.get(period)
    if (known !== undefined) return known
    const byCode = new Map<string, readonly PeriodReturn[]>()
    const inPeriod = new Map<string, Decimal[]>()
    for (const { code, points } of this.#members) {
      yield
      const rows = periodReturns(growingPoints(points), period)
      byCode.set(code, rows)
      for (const { key, own, whole } of rows) {
        if (own === null || !whole) continue
        const others = inPeriod.get(key) ?? []
        others.push(own)
        inPeriod.set(key, others)
      }
    }
    yield
    const places = new Map(Array.from(inPeriod, ([key, all]) => [key, new Places(all)]))
    const made = { byCode, places }
    this.#periods.set(period, made)
    return made
  }

  /**
   * Calendar periods of one member, newest first. A member that began within a period is not ranked
   * in it and takes no other member's rank.
   */
  periods(
    member: Member,
    period: Period,
    benchmarkLevel: (date: string) => number | null,
  ): PeriodRow[] {
    const { byCode, places } = atOnce(this.prepare(period))
    return (byCode.get(member.code) ?? [])
      .map((row): PeriodRow => {
        const { key, from, to, own, whole } = row
        const others = places.get(key) ?? NO_PLACES
        const ranked = own !== null && whole
        return Object.assign({}, row, {
          peer: growthBetween((date) => this.#levels.get(date) ?? null, from, to),
          benchmark: growthBetween(benchmarkLevel, from, to),
          rank: ranked ? others.place(own) : null,
          of: ranked ? others.of : null,
        })
      })
      .toReversed()
  }
}

/** The points with a money fund's growth, whose value stays 1, as a value of its own. */
export function growingPoints(points: readonly RawPoint[]): NavPoint[] {
  let level = 1
  return points.map((point) => {
    if (point.incomePer10k === null) return point
    level *= 1 + Number(point.incomePer10k) / 10_000
    return { date: point.date, nav: level.toFixed(10), dividend: null }
  })
}

/** Of a curve, percent with two decimals; null where a level is unknown. */
export function growthBetween(
  levelOn: (date: string) => number | null,
  from: string,
  to: string,
): Decimal | null {
  const [start, end] = [levelOn(from), levelOn(to)]
  if (start === null || end === null || start <= 0 || from >= to) return null
  const percent = fromFloat((end / start - 1) * 100)
  return percent === null ? null : roundTo(percent, 2)
}

function curveReturns(
  points: readonly RawPoint[],
  levelOn: (date: string) => number | null,
): Record<Stage, Decimal | null> {
  const curve = points.flatMap(({ date }) => {
    const level = levelOn(date)
    return level === null ? [] : [{ date, level, dividend: null }]
  })
  const wanted = deciding(curve)
  return stageReturns(
    curve.flatMap(({ date, level }, index) =>
      wanted.has(index) ? [{ date, nav: level.toFixed(6) }] : [],
    ),
    unbrokenSince(curve),
  )
}

/** The growth of all members on a day, and how many had one. */
type DailyGrowth = Map<string, { sum: number; count: number }>

function addGrowth(growth: DailyGrowth, { points }: Member): void {
  for (const [index, point] of points.entries()) {
    const day = growth.get(point.date) ?? { sum: 0, count: 0 }
    const before = points[index - 1]
    if (before) {
      day.sum += growthOn(point, before)
      day.count += 1
    }
    growth.set(point.date, day)
  }
}

/**
 * Chains the members' average growth of each day, from 1000. Each level is as it is published, so
 * that who computes from the curve gets the returns of the stages.
 */
function averageCurve(growth: DailyGrowth): Map<string, number> {
  let level = 1000
  return new Map(
    [...growth]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([date, { sum, count }]) => {
        if (count > 0) level *= sum / count
        return [date, Number(level.toFixed(2))]
      }),
  )
}
