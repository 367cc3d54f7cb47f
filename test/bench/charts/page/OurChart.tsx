import { formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { LineChart } from '#ui/charts/LineChart.tsx'
import { dates, series } from './five-years.ts'

/** The product's chart, as fund detail uses it. */
export default function OurChart() {
  return (
    <LineChart
      label="业绩走势"
      dates={dates}
      series={series}
      format={formatPercent}
      formatDate={formatDate}
      zeroLine
    />
  )
}
