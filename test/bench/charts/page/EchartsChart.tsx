import { LineChart } from 'echarts/charts'
import { AxisPointerComponent, GridComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import { formatPercent } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { dates, series } from './five-years.ts'

use([LineChart, GridComponent, AxisPointerComponent, CanvasRenderer])

const COLOURS = {
  own: '#1f5fd6',
  gold: '#b98a2e',
  gray: '#98a1b0',
  teal: '#2a8c9c',
  violet: '#7a5bc7',
} as const
/** The plot's height in px, the same as ours, with room for the axis below it. */
const HEIGHT = 180
const AXIS = 24

const options = {
  animation: false,
  grid: { left: 56, right: 0, top: 8, bottom: AXIS },
  xAxis: {
    type: 'category',
    data: dates.map(formatDate),
    boundaryGap: false,
    axisPointer: { show: true, triggerTooltip: false, label: { show: false } },
  },
  yAxis: { type: 'value', axisLabel: { formatter: (value: number) => formatPercent(value) } },
  series: series.map(({ name, tone, values }) => ({
    type: 'line',
    name,
    data: values.slice(),
    showSymbol: false,
    lineStyle: { width: tone === 'own' ? 1.5 : 1 },
    itemStyle: { color: COLOURS[tone] },
    ...(tone === 'own' ? { areaStyle: { opacity: 0.1 } } : {}),
  })),
} as const

/** The day that the pointer is at, from an event of ECharts. */
function dayAt(event: unknown): number | null {
  if (typeof event !== 'object' || event === null || !('axesInfo' in event)) return null
  const { axesInfo } = event
  const first: unknown = Array.isArray(axesInfo) ? axesInfo[0] : null
  if (typeof first !== 'object' || first === null || !('value' in first)) return null
  return typeof first.value === 'number' ? first.value : null
}

/**
 * The same chart with ECharts: its crosshair, and the day's values written above by the shortest
 * way.
 */
export default function EchartsChart() {
  const box = useRef<HTMLDivElement>(null)
  const date = useRef<HTMLSpanElement>(null)
  const values = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current === null) return undefined
    const chart = init(box.current, null, { renderer: 'canvas' })
    chart.setOption(options)
    const show = (day: number) => {
      if (date.current) date.current.textContent = formatDate(dates[day])
      series.forEach((line, index) => {
        const place = values.current?.children[index]
        if (place) place.textContent = `${line.name} ${formatPercent(line.values[day])}`
      })
    }
    show(dates.length - 1)
    chart.on('updateAxisPointer', (event: unknown) => {
      const day = dayAt(event)
      if (day !== null) show(day)
    })
    return () => chart.dispose()
  }, [])
  return (
    <div>
      <span ref={date} data-bench="date" />
      <div ref={values}>
        {series.map(({ key }) => (
          <div key={key} />
        ))}
      </div>
      <div
        ref={box}
        data-bench="plot"
        style={{ height: HEIGHT + AXIS + 8, touchAction: 'pan-y' }}
      />
    </div>
  )
}
