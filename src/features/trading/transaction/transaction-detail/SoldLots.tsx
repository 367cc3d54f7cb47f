import type * as v from 'valibot'
import type { queryTransactionDetail } from '#api/calls/transaction.ts'
import { unreadable } from '#api/rows.ts'
import { formatAmount, formatRate, formatShares } from '#domain/money/format-figures.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { roundCent, sum } from '#domain/money/money.ts'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'

type Lot = v.InferOutput<typeof queryTransactionDetail.payload>['lots'][number]

/** The lots of a sale, oldest first, with how long each was held and its fee. */
export function SoldLots({ lots }: { readonly lots: readonly Lot[] }) {
  const { veil } = useHiddenAmounts()
  // Without one of the lots there is no sum of them to show.
  const total =
    unreadable(lots) === 0
      ? `合计 ${veil(formatAmount(roundCent(sum(lots.map(({ fee }) => fee)))))} 元`
      : undefined
  // Two lots may have identical data, so the key has the index.
  const rows = lots.map((lot, index) => ({ key: `${lot.confirmDate} ${index}`, lot }))
  return (
    <Card flush title="赎回费明细" extra={total}>
      <UnreadableNotice of={[lots]} />
      <RowList label="赎回费明细">
        {rows.map(({ key, lot: { confirmDate, ageDays, shares, rate, fee } }) => (
          <Row
            key={key}
            title={`${veil(formatShares(shares))} 份`}
            note={<NoBreakText texts={[`${formatDate(confirmDate)} 确认`, `持有 ${ageDays} 天`]} />}
            value={`${veil(formatAmount(fee))} 元`}
            valueNote={`费率 ${formatRate(rate)}`}
          />
        ))}
      </RowList>
    </Card>
  )
}
