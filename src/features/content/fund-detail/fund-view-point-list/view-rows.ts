import type * as v from 'valibot'
import type { queryFundReports } from '#api/calls/fund-people.ts'
import type { ContentItem } from '#shared/views/content/content-types.ts'

export type FundReport = v.InferOutput<typeof queryFundReports.payload>['reports'][number]

/** A row with the month that it begins, where the row before is of another. */
export type ViewRow = { readonly key: string; readonly month: string | null } & (
  | { readonly item: ContentItem }
  | { readonly report: FundReport }
)

type Dated = { readonly key: string; readonly time: string } & (
  | { readonly item: ContentItem }
  | { readonly report: FundReport }
)

const monthName = (time: string) => `${time.slice(0, 4)} 年 ${Number(time.slice(4, 6))} 月`

/**
 * Items and reports as one list, newest first. While more items are to come (`whole` is false), a
 * report older than the last item waits, for its place is not known yet.
 */
export function viewRows(
  items: readonly ContentItem[],
  reports: readonly FundReport[],
  whole: boolean,
): readonly ViewRow[] {
  const last = items[items.length - 1]?.publishTime ?? ''
  const dated: Dated[] = [
    ...items.map((item) => ({ key: item.itemId, time: item.publishTime, item })),
    ...reports
      .map((report) => ({
        key: `report-${report.reportDate}-${report.kind}`,
        time: `${report.publishDate}000000`,
        report,
      }))
      .filter(({ time }) => whole || time >= last),
  ]
  // Pinned items come first in the provider's order; by months they go where they belong.
  dated.sort((a, b) => (a.time < b.time ? 1 : a.time > b.time ? -1 : 0))
  return dated.map((row, at) => {
    const before = dated[at - 1]
    const begins = before === undefined || before.time.slice(0, 6) !== row.time.slice(0, 6)
    return Object.assign(row, { month: begins ? monthName(row.time) : null })
  })
}
