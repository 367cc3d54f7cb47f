import type * as v from 'valibot'
import type { listFundScales } from '#api/calls/fund-archives.ts'
import {
  compare,
  divide,
  multiply,
  roundTo,
  subtract,
  toFloat,
  type Decimal,
} from '#domain/money/money.ts'
import type { ChartSeries } from '#ui/charts/chart-model.ts'

export type Scale = v.InferOutput<typeof listFundScales.payload>['scales'][number]

export const SCALE_KINDS = [
  { key: 'scale', label: '资产规模' },
  { key: 'totalShares', label: '总份额' },
] as const
export type ScaleKind = (typeof SCALE_KINDS)[number]['key']

/** One date's size, newest first. */
export interface ScaleRow extends Scale {
  /** Against the date before, percent with two decimals; null for the first. */
  readonly change: Decimal | null
}

/** The rows of a table, newest first, from scales in rising order of date. */
export function scaleRows(scales: readonly Scale[]): ScaleRow[] {
  const rows = scales.map((row, index): ScaleRow => {
    const before = scales[index - 1]
    const known = before !== undefined && compare(before.scale, '0') > 0
    const change = known
      ? roundTo(multiply(divide(subtract(row.scale, before.scale), before.scale), '100'), 2)
      : null
    return Object.assign({ change }, row)
  })
  // Not `toReversed`, which old webviews lack; the copy is ours.
  const newestFirst: ScaleRow[] = []
  for (const row of rows) newestFirst.unshift(row)
  return newestFirst
}

/** The line of a chart: yuan or shares at each date. */
export function scaleSeries(scales: readonly Scale[], kind: ScaleKind): ChartSeries[] {
  const name = SCALE_KINDS.find(({ key }) => key === kind)?.label ?? ''
  return [{ key: kind, name, tone: 'own', values: scales.map((row) => toFloat(row[kind])) }]
}

/** The newest date for which the reports say who holds the fund; null where none does. */
export function lastInstitutions(rows: readonly ScaleRow[]): ScaleRow | null {
  return rows.find(({ institutionShare }) => institutionShare !== null) ?? null
}
