import { useQuery } from '@tanstack/react-query'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { unreadable } from '#api/rows.ts'
import { brand } from '#domain/brand.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** Shows who manages it now; the company's own people have a page. */
export function ManagersCard({ fund }: { readonly fund: Fund }) {
  const { fundCode, companyName } = fund
  const { data, error, refetch } = useQuery(queryFor(listFundManagers, { fundCode }))
  if (data === undefined) {
    return error === null ? null : (
      <Card title="基金经理" flush>
        <FailedLine what="基金经理" onRetry={refetch} />
      </Card>
    )
  }
  const present = data.managers.filter(({ to }) => to === null)
  if (present.length + unreadable(data.managers) === 0) return null
  const own = companyName.startsWith(brand.company)
  return (
    <Card title="基金经理" flush>
      <UnreadableNotice of={[data.managers]} />
      <RowList label="基金经理">
        {present.map(({ managerId, managerName, from }) => (
          <Row
            key={managerId}
            title={managerName}
            note={`${formatDate(from)} 起任职`}
            href={own ? fundDetailPaths.fundManagerArea.to({ fmUid: managerId }) : undefined}
          />
        ))}
      </RowList>
    </Card>
  )
}
