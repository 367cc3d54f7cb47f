import { LineChart } from 'echarts/charts'
import { GridComponent, TooltipComponent } from 'echarts/components'
import { init, use } from 'echarts/core'
import { CanvasRenderer } from 'echarts/renderers'
import { useEffect, useRef } from 'react'
import type { NavHistory } from './calls.ts'

use([LineChart, GridComponent, TooltipComponent, CanvasRenderer])

/** The fund's value over time, from its first day in view as 0. */
export default function NavChart({ history }: { readonly history: NavHistory }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (place.current === null) return
    const { points } = history
    const first = Number(points[0]?.accNav ?? 1)
    const chart = init(place.current)
    chart.setOption({
      grid: { left: 48, right: 12, top: 12, bottom: 24 },
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', data: points.map(({ date }) => date), boundaryGap: false },
      yAxis: { type: 'value', scale: true },
      series: [
        {
          type: 'line',
          showSymbol: false,
          data: points.map(({ accNav }) => ((Number(accNav) / first - 1) * 100).toFixed(2)),
        },
      ],
    })
    return () => chart.dispose()
  }, [history])
  return <div ref={place} className="chart" />
}
