import type { ChartSeries } from '#ui/charts/chart-model.ts'

/** Trading days of five years. */
export const DAYS = 1_250

/** Repeatable steps between -0.5 and 0.5. */
function steps(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32 - 0.5
  }
}

/** A curve in percent since its first day, as restless as an equity fund's. */
function curve(seed: number, drift: number): number[] {
  const step = steps(seed)
  let value = 0
  return Array.from({ length: DAYS }, (_, day) => {
    if (day > 0) value += step() * 4 + drift
    return Math.round(value * 100) / 100
  })
}

/** Days on the calendar, weekends left out. */
function weekdays(): string[] {
  const dates: string[] = []
  for (let day = Date.UTC(2020, 6, 20); dates.length < DAYS; day += 86_400_000) {
    const date = new Date(day)
    if (date.getUTCDay() % 6 !== 0) dates.push(date.toISOString().slice(0, 10).replaceAll('-', ''))
  }
  return dates
}

/** YYYYMMDD, oldest first. */
export const dates: readonly string[] = weekdays()

/** A fund, its peers and its benchmark. */
export const series: readonly ChartSeries[] = [
  { key: 'own', name: '本基金', tone: 'own', values: curve(1, 0.06) },
  { key: 'peer', name: '同类平均', tone: 'gold', values: curve(2, 0.02) },
  { key: 'benchmark', name: '沪深300指数', tone: 'gray', values: curve(3, -0.01) },
]
