/** One line of a chart. `own` is the line the screen is about; the others are for comparison. */
export interface ChartSeries {
  readonly key: string
  readonly name: string
  readonly tone: 'own' | 'gold' | 'gray' | 'teal' | 'violet'
  /** One value per date; null where there is no data, which leaves a gap. */
  readonly values: readonly (number | null)[]
}

/** A point worth a dot: a dividend, a change of manager. */
export interface ChartMarker {
  readonly index: number
  readonly label: string
}

export interface ChartScale {
  readonly min: number
  readonly max: number
  /** Three to five round numbers, from `min` to `max`. */
  readonly ticks: readonly number[]
}

/** The last is for values that straddle a label by a hair, and so need one more on each side. */
const ROUND = [1, 2, 2.5, 5, 10, 20]
const MOST_TICKS = 5

/** The round-numbered vertical scale that holds all values, and zero if it is to have a line. */
export function chartScale(series: readonly ChartSeries[], withZero: boolean): ChartScale {
  let low = withZero ? 0 : Infinity
  let high = withZero ? 0 : -Infinity
  for (const { values } of series) {
    for (const value of values) {
      if (value === null || !Number.isFinite(value)) continue
      if (value < low) low = value
      if (value > high) high = value
    }
  }
  if (low > high) return { min: 0, max: 2, ticks: [0, 1, 2] }
  // So flat that its labels would all read alike.
  if (high - low <= 1e-9 * Math.max(Math.abs(low), Math.abs(high), 1)) {
    const size = Math.max(Math.abs(low), Math.abs(high))
    const around = size < 1e-6 ? 1 : size * 0.01
    low -= around
    high += around
  }
  return roundScale(low, high)
}

function roundScale(low: number, high: number): ChartScale {
  const power = 10 ** Math.floor(Math.log10((high - low) / (MOST_TICKS - 1)))
  for (const factor of ROUND) {
    const step = factor * power
    const first = Math.floor(low / step + 1e-9)
    const last = Math.ceil(high / step - 1e-9)
    if (last - first + 1 > MOST_TICKS) continue
    const count = Math.max(3, last - first + 1)
    const ticks = Array.from({ length: count }, (_, index) => tidy((first + index) * step))
    return { min: tidy(first * step), max: tidy((first + count - 1) * step), ticks }
  }
  return { min: low, max: high, ticks: [low, (low + high) / 2, high] }
}

/** 0.1 + 0.2 without the tail. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}

/** The position of a value on the scale, in percent from the top. */
export function valueHeight(value: number, { min, max }: ChartScale): number {
  return ((max - value) / (max - min)) * 100
}

/** First, middle and last date; fewer where there are fewer. */
export function dateTicks(count: number): readonly number[] {
  if (count <= 0) return []
  return [...new Set([0, Math.floor((count - 1) / 2), count - 1])]
}

/** The index under a finger at `offset` px of a plot `width` px wide. */
export function indexAt(offset: number, width: number, count: number): number {
  if (width <= 0 || count <= 1) return 0
  const index = Math.round((offset / width) * (count - 1))
  return Math.min(count - 1, Math.max(0, index))
}

/** Returns what the chart shows, as sentences for those who do not see it. */
export function chartSummary(
  dates: readonly string[],
  series: readonly ChartSeries[],
  markers: readonly ChartMarker[],
  format: (value: number | null) => string,
  formatDate: (date: string) => string,
): string {
  const day = (index: number): string => formatDate(dates[index] ?? '')
  const lines = series.map(({ name, values }) => {
    const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]))
    const first = known[0]
    const last = known[known.length - 1]
    if (first === undefined || last === undefined) return `${name}：暂无数据。`
    const top = known.reduce((best, point) => (point.value > best.value ? point : best), first)
    const bottom = known.reduce((best, point) => (point.value < best.value ? point : best), first)
    return (
      `${name}：${day(first.index)} ${format(first.value)}，${day(last.index)} ${format(last.value)}，` +
      `最高 ${format(top.value)}（${day(top.index)}），最低 ${format(bottom.value)}（${day(bottom.index)}）。`
    )
  })
  return [...lines, ...markers.map(({ index, label }) => `${day(index)} ${label}。`)].join('')
}

const isDrawn = (value: number | null | undefined): boolean =>
  value !== null && value !== undefined && Number.isFinite(value)

/** Returns where a value has a gap or an end of the chart on each side: no line leads to it. */
export function lonelyAt(values: readonly (number | null)[]): number[] {
  return values.flatMap((value, at) =>
    isDrawn(value) && !isDrawn(values[at - 1]) && !isDrawn(values[at + 1]) ? [at] : [],
  )
}
