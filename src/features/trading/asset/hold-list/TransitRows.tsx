import { CalendarNote } from '#shared/parts/dates/CalendarNote.tsx'
import { expectedText, usePublishedUntil } from '#shared/parts/dates/planned-day.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { tradeWords } from '#domain/order/trade-words.ts'
import { transactionPaths } from '#paths/transaction.ts'
import type { Assets } from '#shared/engines/holding/AssetSummary.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { Row } from '#ui/lists/Row.tsx'

type Transit = Assets['transits'][number]

const ENDS: Readonly<Record<Transit['kind'], string>> = {
  in: '确认',
  out: '到账',
  refund: '到账',
}

function transitNote(transit: Transit): string {
  const { kind, expectedDate } = transit
  const what = kind === 'refund' ? '退款' : tradeWords(transit)[kind === 'in' ? 'into' : 'out']
  const end = ENDS[kind]
  return `${what} · ${expectedText(expectedDate, 'near')} ${end}`
}

/**
 * Money in transit, order by order: purchases that are not confirmed, and sales whose money has not
 * arrived. Renders nothing without any.
 */
export function TransitRows({ transits }: { readonly transits: readonly Transit[] }) {
  usePublishedUntil()
  const { veil } = useHiddenAmounts()
  if (transits.length === 0) return null
  return (
    <RowCard title="在途资金">
      {transits.map((transit) => (
        <Row
          key={transit.applyNo}
          title={transit.fundName}
          note={transitNote(transit)}
          value={`${veil(formatAmount(transit.amount))} 元`}
          href={transactionPaths.transactionDetail.to({ applyNo: transit.applyNo })}
        />
      ))}
      <CalendarNote dates={transits.map(({ expectedDate }) => expectedDate)} />
    </RowCard>
  )
}
