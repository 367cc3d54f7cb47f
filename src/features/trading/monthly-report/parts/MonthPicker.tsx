import { useQuery } from '@tanstack/react-query'
import { listMonthlyTrend } from '#api/calls/monthly-report.ts'
import { queryFor } from '#api/query.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { monthName } from '#domain/report/months.ts'
import { FilterBar } from '#ui/fields/FilterBar.tsx'

interface Props {
  /** YYYYMM; undefined until it is known which one is shown. */
  readonly month: string | undefined
  readonly onMonth: (month: string) => void
  /** The state of the report in view. */
  readonly report: { readonly partial: boolean; readonly asOf: string } | undefined
}

/** The month in view, to choose another; nothing for who has no report. */
export function MonthPicker({ month, onMonth, report }: Props) {
  const trend = useQuery(queryFor(listMonthlyTrend, {}))
  const months = trend.data?.months.map((it) => it.month) ?? []
  if (trend.isPending) return <div aria-busy="true" hidden />
  if (months.length === 0) return null
  const all = month === undefined || months.includes(month) ? months : [...months, month]
  return (
    <FilterBar
      label="选择月份"
      filters={[
        {
          key: 'month',
          label: '月份',
          value: month ?? '',
          options: all.map((key) => ({ key, label: monthName(key) })),
        },
      ]}
      onChange={(_key, value) => onMonth(value)}
      {...(report?.partial === true
        ? { note: `本月未结束，数据截至 ${formatDate(report.asOf)}` }
        : {})}
    />
  )
}
