import { useQuery } from '@tanstack/react-query'
import { addMonths } from '#domain/calendar/add-months.ts'
import type { Date8 } from '#domain/calendar/calendar-date.ts'
import { adjustedCurve, maxDrawdown } from '#domain/fund/performance-curve.ts'
import { isMoneyMarket } from '#domain/order/business-codes.ts'
import { mayPublish } from '#domain/publicity/ranges.ts'
import { queryFundOne, queryNavHistory } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'

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
  readonly benchmark: string | null
  /** Percent, 0 or above; null where it is not known. */
  readonly fall: number | null
}

/** The fund and its return over the range; the return is null where none may be shown. */
export function usePublishedFund(fundCode: string, range: LongRange) {
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  const to = fund.data?.navDate ?? null
  const from = to === null ? undefined : addMonths(to, -RANGE_MONTHS[range])
  const isMoney = fund.data !== undefined && isMoneyMarket(fund.data)
  const history = useQuery({
    ...queryFor(queryNavHistory, { fundCode, ...(from === undefined ? {} : { from }) }),
    enabled: from !== undefined && !isMoney,
  })
  const stage = fund.data?.stages.find((it) => it.stage === range)
  const points = history.data?.points ?? []
  const first = fund.data?.establishDate ?? points[0]?.date
  const own = stage?.own ?? null
  const published: PublishedReturn | null =
    to !== null &&
    from !== undefined &&
    own !== null &&
    first !== undefined &&
    !isMoney &&
    mayPublish(range, first, to)
      ? {
          range,
          from: points[0]?.date ?? from,
          to,
          own,
          benchmark: stage?.benchmark ?? null,
          fall: maxDrawdown(adjustedCurve(points))?.percent ?? null,
        }
      : null
  return { fund, isMoney, published }
}
