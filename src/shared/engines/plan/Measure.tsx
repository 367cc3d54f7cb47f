import { now14 } from '#platform/clock.ts'
import { formatAmount, formatPercent } from '#domain/money/format-figures.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import type { Decimal } from '#domain/money/money.ts'
import { instalment } from '#domain/plan/regular-plan.ts'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Banner } from '#ui/text/Banner.tsx'
import type { Preview } from './use-plan-facts.ts'

interface Props {
  readonly measure: Preview['smart']
  readonly base: Decimal | null
}

/** Shows how today's share of a smart plan comes about: close, average, deviation, amplitude. */
export function Measure({ measure, base }: Props) {
  if (measure === null)
    return <Banner tone="warning">暂时没有指数行情，期间按基准金额的 100% 扣款</Banner>
  const day = formatNearDay(measure.indexDate, now14())
  const amount = base === null ? '' : `，约 ${formatAmount(instalment(base, measure.share))} 元`
  return (
    <KeyValue
      items={[
        { label: '指数收盘', value: formatAmount(measure.indexClose), note: day },
        { label: '均线', value: formatAmount(measure.average) },
        { label: '偏离均线', value: formatPercent(measure.deviation) },
        { label: '10 日振幅', value: formatPercent(measure.amplitude).replace('+', '') },
        { label: '按此扣款', value: `基准的 ${measure.share}%${amount}` },
      ]}
    />
  )
}
