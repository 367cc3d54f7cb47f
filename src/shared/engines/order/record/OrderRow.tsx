import { portfolioLabel } from '#domain/fund/portfolio.ts'
import { isIncoming, orderName } from '#domain/business-codes.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { shownStatus } from '#domain/order/order-status.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { NoBreakText } from '#ui/text/NoBreakText.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { orderFigureWords } from './order-figure.ts'
import type { TransactionRecord } from './order-steps.ts'

interface Props {
  readonly record: TransactionRecord
  /** YYYYMMDD by the provider's clock, to see whether the confirmation day has passed. */
  readonly today: string
}

/** The fund's name; for either half of a conversion the source, then the target. */
function fundNames({ businessCode, fundName, targetFundName }: TransactionRecord): string {
  if (targetFundName === '') return fundName
  const [from, to] = isIncoming(businessCode)
    ? [targetFundName, fundName]
    : [fundName, targetFundName]
  return `${from} → ${to}`
}

/** One order in a list: fund, kind, time, figure and status. */
export function OrderRow({ record, today }: Props) {
  const { veil } = useHiddenAmounts()
  const status = shownStatus({ ...record, confirmDate: record.transactionCfmDate, today })
  const portfolio = portfolioLabel(record)
  const { value, unit } = orderFigureWords(record, status.tone)
  return (
    <Row
      title={fundNames(record)}
      note={
        <NoBreakText
          texts={[
            orderName(record),
            ...(portfolio === null ? [] : [portfolio]),
            formatDateTime(record.operTime, { seconds: false }),
          ]}
        />
      }
      value={unit === undefined ? value : `${veil(value)} ${unit}`}
      valueNote={status.name}
      href={transactionPaths.transactionDetail.to({ applyNo: record.applyNo })}
    />
  )
}
