import { formatDate } from '#domain/calendar/format-dates.ts'
import { formatPercent, formatRate } from '#domain/money/format-figures.ts'
import type { SpanFigures } from './chart-lines.ts'

/** A return with all that belongs to it, on one line (rules.md#publicity). */
export function figureWords({ name, from, to, own, benchmark, fall }: SpanFigures): string {
  if (own === null) return `${name}：成立不足这一区间，不展示业绩`
  const days = `${formatDate(from)} 至 ${formatDate(to)}`
  return `${name}：收益 ${formatPercent(own)}，业绩比较基准 ${formatPercent(benchmark)}，最大回撤 ${formatRate(fall)}（${days}）`
}
