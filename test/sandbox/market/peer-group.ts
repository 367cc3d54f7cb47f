import { compare, type Decimal } from '#src/domain/money.ts'
import { stageReturns, STAGES, type Stage } from '#src/domain/performance.ts'
import type { RawPoint, StageRow } from './market.ts'

export interface Member {
  code: string
  points: readonly RawPoint[]
}

const growthOn = (point: RawPoint, before: RawPoint) =>
  point.incomePer10k === null
    ? (Number(point.nav) + Number(point.dividend ?? 0)) / Number(before.nav)
    : 1 + Number(point.incomePer10k) / 10_000

/** A money fund's value stays 1: its growth is in its income. Other funds' points serve as they are. */
function comparable(
  points: readonly RawPoint[],
): { date: string; nav: Decimal; dividend: Decimal | null }[] {
  let level = 1
  return points.map((point) => {
    if (point.incomePer10k === null) return point
    level *= 1 + Number(point.incomePer10k) / 10_000
    return { date: point.date, nav: level.toFixed(10), dividend: null }
  })
}

/** Funds of one type as of one evening: their average curve, their stage returns and who stands where. */
export class PeerGroup {
  readonly #levels: ReadonlyMap<string, number>
  readonly #returns: ReadonlyMap<string, Record<Stage, Decimal | null>>
  readonly #average: Record<Stage, Decimal | null>

  constructor(members: readonly Member[]) {
    this.#levels = averageCurve(members)
    this.#returns = new Map(
      members.map((member) => [member.code, stageReturns(comparable(member.points))]),
    )
    this.#average = stageReturns(
      Array.from(this.#levels, ([date, level]) => ({ date, nav: level.toFixed(6) })),
    )
  }

  level(date: string): number | null {
    const level = this.#levels.get(date)
    return level === undefined ? null : Number(level.toFixed(2))
  }

  /** The stages of one member. `benchmark` is the benchmark's own return; since-start compares over the fund's own life. */
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
}

function curveReturns(
  points: readonly RawPoint[],
  levelOn: (date: string) => number | null,
): Record<Stage, Decimal | null> {
  return stageReturns(
    points.flatMap(({ date }) => {
      const level = levelOn(date)
      return level === null ? [] : [{ date, nav: level.toFixed(6) }]
    }),
  )
}

/** Chains the members' average growth of each day, from 1000. */
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
        return [date, level]
      }),
  )
}
