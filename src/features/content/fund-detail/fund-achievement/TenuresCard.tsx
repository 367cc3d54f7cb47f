import { useQuery } from '@tanstack/react-query'
import { listFundManagers } from '#api/calls/fund-archives.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { EmptyState } from '#ui/layout/EmptyState.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

/** Shows who managed the fund from when to when. */
export function TenuresCard({ fundCode }: { readonly fundCode: string }) {
  const query = useQuery(queryFor(listFundManagers, { fundCode }))
  return (
    <Card title="基金经理变更" flush>
      <Loaded
        query={query}
        skeleton={<Skeleton shape="rows" lines={2} />}
        isEmpty={({ managers }) => isEmptyList(managers)}
        empty={<EmptyState kind="empty" title="暂时没有任职记录" />}
      >
        {({ managers }) => (
          <>
            <UnreadableNotice of={[managers]} />
            <RowList label="基金经理变更">
              {managers.map(({ managerId, managerName, from, to }) => (
                <Row
                  key={`${managerId} ${from}`}
                  title={managerName}
                  note={`${formatDate(from)} 至 ${to === null ? '今' : formatDate(to)}`}
                  value={to === null ? '在任' : '已离任'}
                />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}
