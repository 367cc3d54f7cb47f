import { BILL_EDITIONS } from '#domain/bill/bill-editions.ts'
import { BILL_HOMES } from '#paths/activities/bill-homes.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useBillYears } from '#shared/views/bill/use-bill-years.ts'

/** The user's annual bills, the newest first; nothing where there is none. */
export function BillLinks() {
  const years = useBillYears() ?? []
  if (years.length === 0) return null
  return (
    <RowCard title="年度账单">
      {years.map((year) => (
        <Row
          key={year}
          title={`${year} 年`}
          note={BILL_EDITIONS[year].title}
          href={BILL_HOMES[year]}
        />
      ))}
    </RowCard>
  )
}
