import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { addDays, type Date8 } from '#domain/calendar/calendar-date.ts'
import { afterLastHole, HOLE_DAYS } from '#domain/fund/data-holes.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { isMoneyMarket } from '#domain/business-codes.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import { now14 } from '#platform/clock.ts'

export type LongRange = '1y' | '3y' | '5y'
export const RANGE_MONTHS = { '1y': 12, '3y': 36, '5y': 60 } as const
export const RANGE_NAMES: Readonly<Record<LongRange, string>> = {
  '1y': '近1年',
  '3y': '近3年',
  '5y': '近5年',
}

/** A return as it may be published: with both days, the benchmark's, and the deepest fall. */
export interface PublishedReturn {
  readonly range: LongRange
  readonly from: Date8
  readonly to: Date8
  readonly own: string
  readonly benchmark: string
  /** Percent, 0 or above. */
  readonly fall: number
}

/** A return, or why there is none: it is never shown without the figures required next to it. */
export type ReturnState =
  | { readonly kind: 'shown'; readonly shown: PublishedReturn }
  /** Its history is loading, or has not loaded. */
  | { readonly kind: 'loading' | 'failed' }
  /** The fund is too young for the range. */
  | { readonly kind: 'young' }
  /** The benchmark's return or part of the history is missing. */
  | { readonly kind: 'incomplete' }

const YOUNG: ReturnState = { kind: 'young' }
const INCOMPLETE: ReturnState = { kind: 'incomplete' }

type Fund = Pick<v.InferOutput<typeof queryFundOne.payload>, 'navDate' | 'establishDate'> & {
  readonly stages: readonly Pick<
    v.InferOutput<typeof queryFundOne.payload>['stages'][number],
    'stage' | 'own' | 'benchmark'
  >[]
}
type Points = Parameters<typeof adjustedCurve>[0]

/** `points` are the values of the range; `loading` or `failed` as long as there are none. */
export function returnState(
  { navDate: to, establishDate, stages }: Fund,
  range: LongRange,
  points: Points | 'loading' | 'failed',
): ReturnState {
  const stage = stages.find((it) => it.stage === range)
  const own = stage?.own ?? null
  if (to === null || own === null) return YOUNG
  if (establishDate !== null && !mayPublish(range, establishDate, to)) return YOUNG
  if (typeof points === 'string') return { kind: points }
  const from = addMonths(to, -RANGE_MONTHS[range])
  const curve = adjustedCurve(points)
  const [first] = curve
  const fall = maxDrawdown(curve)
  if (first === undefined || fall === null) return INCOMPLETE
  if (establishDate === null && !mayPublish(range, first.date, to)) return YOUNG
  const isWhole = afterLastHole([{ date: from }, ...curve, { date: to }]) === 0
  const benchmark = stage?.benchmark ?? null
  if (!isWhole || benchmark === null) return INCOMPLETE
  const shown = { range, from: first.date, to, own, benchmark, fall: fall.percent }
  return { kind: 'shown', shown }
}

type History = Pick<v.InferOutput<typeof queryNavHistory.payload>, 'points' | 'benchmark'>
type DatedFund = Pick<v.InferOutput<typeof queryFundOne.payload>, 'navDate' | 'fundTypeCode'>

/**
 * The history that a fund's return over a range needs. It is requested with the fund, from a day on
 * that is early enough wherever the last value is no older than a hole in the data; else once more,
 * by the fund's own day.
 */
export function rangeHistory(
  fundCode: string,
  range: LongRange,
  fund: { readonly data: DatedFund | undefined; readonly error: Error | null },
) {
  const months = -RANGE_MONTHS[range]
  const early = addDays(addMonths(now14().slice(0, 8), months), -HOLE_DAYS)
  const to = fund.data?.navDate ?? null
  const exact = to === null ? early : addMonths(to, months)
  const isNeeded =
    fund.data === undefined ? fund.error === null : to !== null && !isMoneyMarket(fund.data)
  return {
    ...queryFor(queryNavHistory, { fundCode, from: exact < early ? exact : early }),
    enabled: isNeeded,
  }
}

/** The part of the history that the range has, of values and benchmark alike. */
export function inRange(
  { navDate }: Pick<DatedFund, 'navDate'>,
  range: LongRange,
  { points, benchmark }: History,
) {
  const from = navDate === null ? '' : addMonths(navDate, -RANGE_MONTHS[range])
  const first = points.findIndex(({ date }) => date >= from)
  const start = first < 0 ? points.length : first
  return { points: points.slice(start), benchmark: benchmark.slice(start) }
}

/** The fund and its return over the range; a money fund has none. */
export function usePublishedFund(fundCode: string, range: LongRange) {
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const history = useQuery(rangeHistory(fundCode, range, fund))
  const points =
    fund.data === undefined || history.data === undefined
      ? history.error === null
        ? 'loading'
        : 'failed'
      : inRange(fund.data, range, history.data).points
  const isMoney = fund.data !== undefined && isMoneyMarket(fund.data)
  return {
    fund,
    /** Null for a money fund, and until the fund itself is known. */
    published: fund.data === undefined || isMoney ? null : returnState(fund.data, range, points),
    retryHistory: history.refetch,
  }
}
