import { memo, Suspense, useMemo, type CSSProperties } from 'react'

import {
  dateTicks,
  valueHeight,
  chartScale,
  chartSummary,
  type ChartMarker,
  type ChartScale,
  type ChartSeries,
} from './chart-model.ts'
import { classes } from '#ui/classes.ts'
import { lazyPart } from '#ui/layout/lazy-part.ts'
import { PartBoundary } from '#ui/layout/PartBoundary.tsx'
import type { LinePlotProps } from './LinePlot.tsx'
import spoken from '#ui/spoken.module.css'
import styles from './LineChart.module.css'
import { useCrosshair } from './use-crosshair.ts'

const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))
  })

/** The figures next to a chart are painted before its library is loaded. */
const LinePlot = lazyPart(async () => {
  await painted()
  return { default: (await import('./LinePlot.tsx')).LinePlot }
})

export interface LineChartProps {
  /** The name of the chart, for screen readers. */
  readonly label: string
  /** YYYYMMDD, oldest first; every series has one value per date. */
  readonly dates: readonly string[]
  readonly series: readonly ChartSeries[]
  readonly format: (value: number | null) => string
  /** By default YYYY-MM-DD. */
  readonly formatDate?: (date: string) => string
  readonly zeroLine?: boolean
  readonly markers?: readonly ChartMarker[]
  /** Of the plot, in px at the ordinary text size. */
  readonly height?: number
  readonly onCursor?: (index: number | null) => void
  /** The day of the crosshair of another chart over the same dates. */
  readonly cursor?: number | null
}

const NO_MARKERS: readonly ChartMarker[] = []

const withDashes = (date: string): string =>
  `${date.slice(0, 4)}-${date.slice(4, 6)}-${date.slice(6, 8)}`

/** A time series with its values above it: those of the crosshair, or of the last day. */
export function LineChart(props: LineChartProps) {
  const { label, dates, series, format, formatDate = withDashes, zeroLine = false } = props
  const { markers = NO_MARKERS, height = 180, onCursor, cursor = null } = props
  const count = dates.length
  const scale = useMemo(() => chartScale(series, zeroLine), [series, zeroLine])
  const summary = useMemo(
    () => chartSummary(dates, series, markers, format, formatDate),
    [dates, series, markers, format, formatDate],
  )
  const { index: own, handlers } = useCrosshair(count, onCursor)
  const index = own ?? (cursor !== null && cursor < count ? cursor : null)
  if (count === 0) return <p className={styles.none}>暂无走势数据</p>

  const day = index ?? count - 1
  const date = formatDate(dates[day] ?? '')
  const marker = markers.find((one) => one.index === day)?.label
  const values = series.map((line) => `${line.name} ${format(line.values[day] ?? null)}`)
  const size: CSSProperties & Record<'--plot-height', string> = {
    '--plot-height': `${height / 16}rem`,
  }

  return (
    <figure className={styles.chart} style={size}>
      <figcaption className={spoken.spoken}>{`${label}。${summary}`}</figcaption>
      <div
        className={classes(styles.legend, series.length === 1 && styles.single)}
        aria-hidden="true"
      >
        <span className={styles.date}>{marker === undefined ? date : `${date} ${marker}`}</span>
        <div className={styles.entries}>
          {series.map((line) => (
            <span key={line.key} className={styles.entry}>
              <span className={styles.name}>
                <span className={classes(styles.swatch, styles[line.tone])} />
                {line.name}
              </span>
              <span className={styles.value}>{format(line.values[day] ?? null)}</span>
            </span>
          ))}
        </div>
      </div>
      <div className={styles.ground}>
        <ValueAxis scale={scale} format={format} />
        <div className={styles.field}>
          <div
            className={styles.plot}
            role="slider"
            tabIndex={0}
            aria-label={`${label}，左右键逐日查看`}
            aria-valuemin={0}
            aria-valuemax={count - 1}
            aria-valuenow={day}
            aria-valuetext={[date, marker, ...values].filter(Boolean).join('，')}
            {...handlers}
          >
            <Plot
              series={series}
              count={count}
              scale={scale}
              zeroLine={zeroLine}
              markers={markers}
            />
            {index !== null && <Cross index={index} count={count} scale={scale} series={series} />}
          </div>
          <DateAxis dates={dates} formatDate={formatDate} />
        </div>
      </div>
    </figure>
  )
}

/**
 * All but the crosshair and its values stays as it is while a finger moves. What its library throws
 * costs the line alone: the figures next to it stay.
 */
const Plot = memo(function Plot(props: LinePlotProps) {
  return (
    <PartBoundary leavesMissing instead={noLine}>
      <Suspense fallback={null}>
        <LinePlot {...props} />
      </Suspense>
    </PartBoundary>
  )
})

const noLine = () => <p className={styles.none}>走势线暂时无法显示，可左右滑动查看每日数据</p>

const DateAxis = memo(function DateAxis(props: {
  readonly dates: readonly string[]
  readonly formatDate: (date: string) => string
}) {
  const { dates, formatDate } = props
  const last = dates.length - 1
  return (
    <div className={styles.dates} aria-hidden="true">
      {dateTicks(dates.length).map((at) => (
        <span key={at} className={classes(at > 0 && at < last && styles.middle)}>
          {formatDate(dates[at] ?? '')}
        </span>
      ))}
    </div>
  )
})

interface ValueAxisProps {
  readonly scale: ChartScale
  readonly format: LineChartProps['format']
}

/** The value labels; hidden copies of them give the column its width. */
const ValueAxis = memo(function ValueAxis({ scale, format }: ValueAxisProps) {
  return (
    <div className={styles.axis} aria-hidden="true">
      {scale.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ top: `${valueHeight(tick, scale)}%` }}>
          <span className={styles.tickText}>{format(tick)}</span>
        </span>
      ))}
      {scale.ticks.map((tick) => (
        <span key={tick} className={styles.sizer}>
          {format(tick)}
        </span>
      ))}
    </div>
  )
})

interface CrossProps {
  readonly index: number
  readonly count: number
  readonly scale: ChartScale
  readonly series: readonly ChartSeries[]
}

/** The crosshair: moved by transforms alone, so that it keeps up with the finger. */
function Cross({ index, count, scale, series }: CrossProps) {
  const across = count > 1 ? (index / (count - 1)) * 100 : 0
  return (
    <div className={styles.clip} aria-hidden="true">
      <div className={styles.cross} style={{ transform: `translateX(${across}%)` }}>
        {series.map((line) => {
          const value = line.values[index]
          if (value === null || value === undefined) return null
          return (
            <span
              key={line.key}
              className={styles.follow}
              style={{ transform: `translateY(${valueHeight(value, scale)}%)` }}
            >
              <span className={classes(styles.point, styles[line.tone])} />
            </span>
          )
        })}
      </div>
    </div>
  )
}
