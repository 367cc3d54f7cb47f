import { formatDate, formatPercent } from '#src/domain/format-figures.ts'
import { LineChart } from '#src/ui/LineChart.tsx'
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
