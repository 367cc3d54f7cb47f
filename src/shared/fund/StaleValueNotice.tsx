import { isStale } from '#domain/fund/data-holes.ts'
import { formatDate } from '#domain/money/format-figures.ts'
import { Banner } from '#ui/text/Banner.tsx'

interface Props {
  readonly date: string | null
  /** By the provider, not by the device's clock. */
  readonly today: string
}

/**
 * Says that a fund's last published value is from long ago; nothing where it is recent, or where
 * there is none.
 */
export function StaleValueNotice({ date, today }: Props) {
  if (!isStale(date, today)) return null
  return (
    <Banner tone="warning">{`最近一次公布的数据是 ${formatDate(date)}，之后的数据缺失，请勿当作当前数据`}</Banner>
  )
}
