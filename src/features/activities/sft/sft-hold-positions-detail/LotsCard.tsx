import { useQuery } from '@tanstack/react-query'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { lotLines } from '#shared/engines/order/form/lot-lines.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import type { GamePosition } from '../parts/trade-steps.ts'

interface Props {
  readonly fundCode: string
  readonly lots: NonNullable<GamePosition['lots']>
}

/** The lots of a fund, by the day of their confirmation: the oldest is sold first. */
export function LotsCard({ fundCode, lots }: Props) {
  const fund = useQuery(queryFor(queryFundOne, { fundCode }))
  if (lots.length === 0) return null
  const today = now14().slice(0, 8)
  // The cost of a sale is worked out in its form.
  const lines = lotLines(
    lots.map((lot) => ({ ...lot, fee: '0.00' })),
    fund.data?.redemptionTiers ?? [],
  )
  return (
    <RowCard title="持有明细" extra="先买入的先卖出">
      {lines.map(({ key, shares, confirmed, held, rate, hint }, at) => {
        const usableFrom = lots[at]?.redeemableDate ?? ''
        return (
          <Row
            key={key}
            title={<FictiveFigure text={shares} own />}
            note={<NoBreakText texts={[confirmed, held]} />}
            value={rate}
            valueNote={
              usableFrom > today
                ? `${formatNearDay(usableFrom, now14())} 起可卖`
                : hint || undefined
            }
          />
        )
      })}
    </RowCard>
  )
}
