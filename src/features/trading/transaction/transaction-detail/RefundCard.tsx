import { useQuery } from '@tanstack/react-query'
import { queryIsCancel } from '#api/calls/cancel.ts'
import { queryFor } from '#api/query.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { Loaded } from '#templates/Loaded.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { refundItems } from './cancel-words.ts'

interface Props {
  readonly applyNo: string
  /** YYYYMMDD. */
  readonly today: string
}

/** Shows when an order was cancelled, and where its money or shares go. */
export function RefundCard({ applyNo, today }: Props) {
  const cancellation = useQuery(queryFor(queryIsCancel, { applyNo }))
  return (
    <Card title="撤单信息">
      <Loaded query={cancellation} skeleton={<Skeleton shape="rows" lines={2} />}>
        {(data) => <KeyValue items={refundItems(data, today)} />}
      </Loaded>
    </Card>
  )
}
