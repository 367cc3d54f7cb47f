import { now14 } from '#platform/clock.ts'
import type * as v from 'valibot'
import type { circleStock } from '#api/content-entities.ts'
import { formatRate } from '#domain/money/format-figures.ts'
import { NO_FIGURE } from '#domain/text/no-figure.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { Row } from '#ui/lists/Row.tsx'
import { unbroken } from '#ui/text/unbroken.ts'

export type Stock = v.InferOutput<typeof circleStock>

interface Props {
  readonly stock: Stock
  /** The figure that the list is ordered by. */
  readonly figure?: 'weight' | 'share'
  /** Opens the own funds that hold it. */
  readonly onOpen?: () => void
}

/** A member of an index: weight, dated close, and the share of own funds in it. */
export function StockRow({ stock, figure = 'weight', onOpen }: Props) {
  const { code, name, weight, close, closeDate, share, funds } = stock
  const byShare = figure === 'share'
  const held =
    share === null
      ? '本公司基金未持有'
      : `${funds.length} 只本公司基金持有${byShare ? '' : `，最高占 ${formatRate(share)}`}`
  return (
    <Row
      title={name}
      note={
        <>
          {byShare ? `${code} · 权重 ${formatRate(weight)}` : code}
          <br />
          {unbroken(`收盘 ${close ?? NO_FIGURE}（${formatNearDay(closeDate, now14())}）`)}
          <br />
          {held}
        </>
      }
      value={byShare ? formatRate(share) : formatRate(weight)}
      valueNote={byShare ? '最高占比' : '指数权重'}
      onClick={onOpen === undefined || funds.length === 0 ? undefined : onOpen}
    />
  )
}
