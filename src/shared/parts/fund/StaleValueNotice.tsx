import { isStale } from '#domain/fund/data-holes.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  readonly date: string | null
  /** YYYYMMDD, by the provider's clock. */
  readonly today: string
}

/**
 * A warning that a fund's last published value is old. Renders nothing for a recent value, or
 * without one.
 */
export function StaleValueNotice({ date, today }: Props) {
  if (!isStale(date, today)) return null
  return (
    <Banner tone="warning">{`最近一次公布的数据是 ${formatDate(date)}，之后的数据缺失，请勿当作当前数据`}</Banner>
  )
}
