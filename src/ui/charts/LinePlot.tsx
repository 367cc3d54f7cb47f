import { useEffect, useRef, useState } from 'react'
import UPlot from 'uplot'

import 'uplot/dist/uPlot.min.css'
import { lonelyAt, type ChartMarker, type ChartScale, type ChartSeries } from './chart-model.ts'
import styles from './LinePlot.module.css'
import { useChartPaint, type ChartPaint } from './use-chart-paint.ts'

export interface LinePlotProps {
  readonly series: readonly ChartSeries[]
  readonly count: number
  readonly scale: ChartScale
  readonly zeroLine: boolean
  readonly markers: readonly ChartMarker[]
}

/**
 * The drawn part of a chart, edge to edge in its box: uPlot without its axes, legend and cursor,
 * which the page renders itself so that they scale, theme and speak like all else.
 */
export function LinePlot({ series, count, scale, zeroLine, markers }: LinePlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const paint = useChartPaint()
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null)

  useEffect(() => {
    const element = box.current
    if (element === null || !canDraw()) return undefined
    const days = Array.from({ length: count }, (_, index) => index)
    let plot: UPlot | null = null
    const draw = (size: { readonly width: number; readonly height: number }) =>
      new UPlot(
        { ...size, ...optionsFor(series, count, scale, zeroLine, markers, paint) },
        [days, ...series.map((line) => line.values.slice())],
        // By a function: an element of a frame, as on an editor's canvas, is not taken for one.
        (self, init) => {
          element.append(self.root)
          init()
        },
      )
    // It is called at first when the box is laid out: to read its size here would cost a layout, and
    // the plot would be drawn twice.
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width === 0 || (plot?.width === width && plot.height === height)) return
      try {
        if (plot === null) plot = draw({ width, height })
        else plot.setSize({ width, height })
      } catch (error) {
        // React catches nothing that an observer throws: it is thrown again as the plot is rendered.
        setFailure({ error })
      }
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      plot?.destroy()
    }
  }, [series, count, scale, zeroLine, markers, paint])

  if (failure !== null) throw failure.error
  return <div ref={box} className={styles.plot} aria-hidden="true" />
}

/**
 * Old iPhones refuse a canvas when memory is short; the figures above the plot still serve then.
 */
function canDraw(): boolean {
  return document.createElement('canvas').getContext('2d') !== null
}

const GRID = 1
const OWN_WIDTH = 1.5
const OTHER_WIDTH = 1
/** Of a value without neighbours, in px. */
const DOT = 5
const MARKER_RADIUS = 3

function optionsFor(
  series: readonly ChartSeries[],
  count: number,
  scale: ChartScale,
  zeroLine: boolean,
  markers: readonly ChartMarker[],
  paint: ChartPaint,
): Omit<UPlot.Options, 'width' | 'height'> {
  const line = ({ tone, name, values }: ChartSeries): UPlot.Series => {
    const found = lonelyAt(values)
    const lonely = found.length === 0 ? null : found
    return {
      label: name,
      stroke: paint[tone],
      width: tone === 'own' ? OWN_WIDTH : OTHER_WIDTH,
      // A value without neighbours would be no line at all. Null draws no dot, none would draw all.
      points: {
        show: false,
        filter: () => lonely,
        size: DOT,
        width: 0,
        fill: paint[tone],
      },
      spanGaps: false,
      ...(tone === 'own' ? { fill: paint.wash, fillTo: () => scale.min } : {}),
    }
  }
  return {
    padding: [0, 0, 0, 0],
    legend: { show: false },
    cursor: { show: false },
    select: { show: false, left: 0, top: 0, width: 0, height: 0 },
    scales: {
      x: { time: false, range: () => [0, Math.max(1, count - 1)] },
      y: { range: () => [scale.min, scale.max] },
    },
    axes: [
      { show: false },
      {
        size: 0,
        gap: 0,
        ticks: { show: false },
        splits: () => scale.ticks.slice(),
        values: (_plot, splits) => splits.map(() => ''),
        grid: { stroke: paint.grid, width: GRID },
      },
    ],
    series: [{}, ...series.map(line)],
    hooks: {
      draw: [
        (plot) => {
          if (zeroLine) drawZero(plot, paint)
          drawMarkers(plot, series, markers, paint)
        },
      ],
    },
  }
}

function drawZero(plot: UPlot, paint: ChartPaint): void {
  const { ctx, bbox } = plot
  const y = Math.round(plot.valToPos(0, 'y', true)) + 0.5
  ctx.save()
  ctx.strokeStyle = paint.zero
  ctx.lineWidth = devicePixelRatio
  ctx.beginPath()
  ctx.moveTo(bbox.left, y)
  ctx.lineTo(bbox.left + bbox.width, y)
  ctx.stroke()
  ctx.restore()
}

function drawMarkers(
  plot: UPlot,
  series: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  paint: ChartPaint,
): void {
  const own = series.find((line) => line.tone === 'own')
  const { ctx } = plot
  ctx.save()
  ctx.strokeStyle = paint.own
  ctx.fillStyle = paint.ground
  ctx.lineWidth = OWN_WIDTH * devicePixelRatio
  for (const { index } of markers) {
    const value = own?.values[index]
    if (value === null || value === undefined) continue
    ctx.beginPath()
    const [x, y] = [plot.valToPos(index, 'x', true), plot.valToPos(value, 'y', true)]
    ctx.arc(x, y, MARKER_RADIUS * devicePixelRatio, 0, Math.PI * 2)
    ctx.fill()
    ctx.stroke()
  }
  ctx.restore()
}
