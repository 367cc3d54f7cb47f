import type * as v from 'valibot'
import type { queryNavHistory } from '#api/calls/fund.ts'
import type { listPlanRecords } from '#api/calls/plan.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { toFloat, type Decimal } from '#domain/money/money.ts'
import type { ChartMarker, ChartSeries } from '#ui/charts/chart-model.ts'

type Point = v.InferOutput<typeof queryNavHistory.payload>['points'][number]
type PlanRecord = v.InferOutput<typeof listPlanRecords.payload>['records'][number]

/** At least so much of the fund's past is shown, in months. */
const LEAST_MONTHS = 3

/** From which day the chart is drawn: since the plan was made, and longer where that is recent. */
export function chartFrom(createTime: string, serverTime: string): string {
  const made = createTime.slice(0, 8)
  const least = addMonths(serverTime.slice(0, 8), -LEAST_MONTHS)
  return made < least ? made : least
}

export interface PlanChart {
  readonly dates: readonly string[]
  readonly series: readonly ChartSeries[]
  /** The debits that were paid. */
  readonly markers: readonly ChartMarker[]
}

/**
 * The fund's value with the plan's average cost from its first shown debit on, and a dot for each
 * debit. Null where the value never changes, as of a money-market fund, or is not there.
 */
export function planChart(
  points: readonly Pick<Point, 'date' | 'nav'>[],
  records: readonly Pick<PlanRecord, 'debitDate' | 'state'>[],
  averageCost: Decimal | null,
): PlanChart | null {
  if (points.length < 2 || points.every(({ nav }) => nav === points[0]?.nav)) return null
  const dates = points.map(({ date }) => date)
  const paid = new Set(
    records.filter(({ state }) => state === 'paid').map(({ debitDate }) => debitDate),
  )
  const first = [...paid].reduce((least, date) => (date < least ? date : least), '99999999')
  const cost = averageCost === null ? null : toFloat(averageCost)
  const own: ChartSeries = {
    key: 'nav',
    name: '单位净值',
    tone: 'own',
    values: points.map(({ nav }) => toFloat(nav)),
  }
  const average: ChartSeries = {
    key: 'cost',
    name: '平均成本',
    tone: 'gold',
    values: dates.map((date) => (date >= first ? cost : null)),
  }
  return {
    dates,
    series: cost === null || paid.size === 0 ? [own] : [own, average],
    markers: dates.flatMap((date, index) => (paid.has(date) ? [{ index, label: '扣款' }] : [])),
  }
}
