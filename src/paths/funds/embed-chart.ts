import * as v from 'valibot'
import { CHART_KINDS, EMBED_RANGES } from '#domain/embed/embed-chart.ts'
import { orderAmount } from '#domain/embed/embed-fields.ts'
import { fundCode, matching } from '#domain/text-formats.ts'
import { day } from '#paths/fields.ts'
import { path } from '#paths/path.ts'

const digits = (from: number, to: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/),
    v.transform(Number),
    v.minValue(from),
    v.maxValue(to),
    v.transform(String),
  )

/** The fields that both charts take of the page that frames them. */
const framed = {
  theme: v.optional(v.picklist(['light', 'dark'])),
  /** Names the chart in its messages. */
  id: v.optional(matching(/^[\w-]{1,32}$/, 'Names a chart of the page')),
  /** The origin that receives the height; no other does. */
  parentOrigin: v.optional(matching(/^https?:\/\/[^/?#\s*]{1,200}$/, 'An origin')),
}

export const embedChartPaths = {
  /** Up to five funds, or one index; two days take precedence over a range. */
  commonChart: path('/embedChart/commonChart', {
    ...framed,
    kind: v.picklist(CHART_KINDS),
    codes: matching(/^\d{6}(?:,\d{6}){0,4}$/, 'Codes of funds or of an index'),
    range: v.optional(v.picklist(EMBED_RANGES)),
    from: v.optional(day),
    to: v.optional(day),
    /** Of the plot, in px. */
    height: v.optional(digits(160, 480)),
    legend: v.optional(v.literal('0')),
  }),
  incomeChart: path('/embedChart/incomeChart', {
    ...framed,
    fundCode,
    amount: orderAmount,
    days: v.optional(digits(7, 365)),
  }),
} as const
