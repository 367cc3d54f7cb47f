import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { queryTransactionList } from '#api/calls/transaction.ts'
import { transactionPaths } from '#paths/transaction.ts'
import { now14 } from '#platform/clock.ts'
import { Loaded } from '#templates/Loaded.tsx'
import { OrderRow } from '#shared/engines/order/record/OrderRow.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Button } from '#ui/base/Button.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'

/** The page of orders that home shows. */
export const RECENT = { page: 1, size: 5 } as const

/** The newest orders with their states; nothing where there are none. */
export function RecentOrders() {
  const navigate = useNavigate()
  const orders = useQuery(queryFor(queryTransactionList, RECENT))
  const today = now14().slice(0, 8)
  if (orders.data !== undefined && isEmptyList(orders.data.records)) return null
  return (
    <Card
      title="最近交易"
      extra={
        <Button
          kind="text"
          size="small"
          onClick={() => void navigate(transactionPaths.transactionMain.to())}
        >
          查看全部
        </Button>
      }
      flush
    >
      <Loaded query={orders} skeleton={<Skeleton shape="rows" />}>
        {({ records }) => (
          <>
            <UnreadableNotice of={[records]} />
            <RowList label="最近交易">
              {records.map((record) => (
                <OrderRow key={record.applyNo} record={record} today={today} />
              ))}
            </RowList>
          </>
        )}
      </Loaded>
    </Card>
  )
}
