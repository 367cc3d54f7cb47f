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

/** The size at one report date. */
export interface ScaleRow extends Scale {
  /** Change from the previous date, percent with two decimals; null for the first. */
  readonly change: Decimal | null
}

/** The table's rows, newest first; `scales` are oldest first. */
export function scaleRows(scales: readonly Scale[]): ScaleRow[] {
  const rows = scales.map((row, index): ScaleRow => {
    const before = scales[index - 1]
    const known = before !== undefined && compare(before.scale, '0') > 0
    const change = known
      ? roundTo(multiply(divide(subtract(row.scale, before.scale), before.scale), '100'), 2)
      : null
    return Object.assign({ change }, row)
  })
  // Without `toReversed`, which old webviews lack.
  const newestFirst: ScaleRow[] = []
  for (const row of rows) newestFirst.unshift(row)
  return newestFirst
}

/** The chart's series: yuan or shares at each date. */
export function scaleSeries(scales: readonly Scale[], kind: ScaleKind): ChartSeries[] {
  const name = SCALE_KINDS.find(({ key }) => key === kind)?.label ?? ''
  return [{ key: kind, name, tone: 'own', values: scales.map((row) => toFloat(row[kind])) }]
}

/** The newest row with the share that institutions hold; null where none has it. */
export function lastInstitutions(rows: readonly ScaleRow[]): ScaleRow | null {
  return rows.find(({ institutionShare }) => institutionShare !== null) ?? null
}
