import { afterLastHole } from '#domain/fund/data-holes.ts'
import { compare, fromFloat, roundTo, type Decimal } from '#domain/money/money.ts'
import {
  lastOnOrBefore,
  stageReturns,
  stageStart,
  STAGES,
  type NavPoint,
  type Stage,
} from '#domain/fund/performance.ts'
import { periodReturns, type Period, type PeriodReturn } from '#domain/fund/period-returns.ts'
import type { PeriodRow, RawPoint, StageRow } from './market.ts'

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

/**
 * Funds of one type as of one evening: their average curve, their stage returns and which ranks
 * where.
 */
export class PeerGroup {
  readonly #levels: ReadonlyMap<string, number>
  readonly #returns: ReadonlyMap<string, Record<Stage, Decimal | null>>
  readonly #average: Record<Stage, Decimal | null>
  readonly #members: readonly Member[]
  /** Made when first requested: by period, then by fund. */
  readonly #periods = new Map<Period, ReadonlyMap<string, readonly PeriodReturn[]>>()

  constructor(members: readonly Member[]) {
    this.#members = members
    this.#levels = averageCurve(members)
    this.#returns = new Map(
      members.map((member) => [member.code, comparableReturns(member.points)]),
    )
    this.#average = stageReturns(
      Array.from(this.#levels, ([date, level]) => ({ date, nav: level.toFixed(6) })),
    )
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
      const others = Array.from(this.#returns.values(), (it) => it[stage]).filter(
        (it) => it !== null,
      )
      return {
        stage,
        own: mine,
        peer: stage === 'all' ? peerSinceStart : this.#average[stage],
        benchmark: benchmark[stage],
        rank: mine === null ? null : 1 + others.filter((it) => compare(it, mine) > 0).length,
        of: mine === null ? null : others.length,
      }
    })
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
    const all = this.#periods.get(period) ?? this.#returnsBy(period)
    this.#periods.set(period, all)
    const inPeriod = new Map<string, Decimal[]>()
    for (const rows of all.values()) {
      for (const { key, own, whole } of rows) {
        if (own === null || !whole) continue
        const others = inPeriod.get(key) ?? []
        others.push(own)
        inPeriod.set(key, others)
      }
    }
    return (all.get(member.code) ?? [])
      .map((row): PeriodRow => {
        const { key, from, to, own, whole } = row
        const others = inPeriod.get(key) ?? []
        const ranked = own !== null && whole
        return Object.assign({}, row, {
          peer: growthBetween((date) => this.#levels.get(date) ?? null, from, to),
          benchmark: growthBetween(benchmarkLevel, from, to),
          rank: ranked ? 1 + others.filter((it) => compare(it, own) > 0).length : null,
          of: ranked ? others.length : null,
        })
      })
      .toReversed()
  }

  #returnsBy(period: Period): ReadonlyMap<string, readonly PeriodReturn[]> {
    return new Map(
      this.#members.map(({ code, points }) => [code, periodReturns(growingPoints(points), period)]),
    )
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

/**
 * Chains the members' average growth of each day, from 1000. Each level is as it is published, so
 * that whoever computes from the curve gets the returns of the stages.
 */
function averageCurve(members: readonly Member[]): Map<string, number> {
  const growth = new Map<string, { sum: number; count: number }>()
  for (const { points } of members) {
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
