import { BILL_EDITIONS, BILL_YEARS } from '#domain/bill/bill-editions.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The annual bills, the newest first. */
export const BillLinks = () => (
  <RowCard title="年度账单">
    {BILL_YEARS.map((year) => (
      <Row
        key={year}
        title={`${year} 年`}
        note={BILL_EDITIONS[year].title}
        href={BILL_HOMES[year]}
      />
    ))}
  </RowCard>
)
