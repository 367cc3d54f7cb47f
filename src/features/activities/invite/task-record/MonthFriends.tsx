import { useState } from 'react'
import { listInviteRecords } from '#api/calls/activities/invite.ts'
import { useCurrent } from '#api/use-current.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import type { InviteEdition } from '#shared/views/invite/editions.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'

interface Props {
  readonly edition: InviteEdition
  readonly month: string
  readonly count: number
}

/** Shows how many friends counted in a month; a tap lists them. */
export function MonthFriends({ edition, month, count }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Row title={`计入的好友 ${count} 位`} onClick={() => setOpen(true)} />
      <Sheet open={open} onClose={() => setOpen(false)} title="计入的好友" flush>
        {open ? <Friends campaignId={edition.campaignId} month={month} /> : null}
      </Sheet>
    </>
  )
}

/** As many as a month's cap and more. */
const MOST = 50

function Friends({ campaignId, month }: { readonly campaignId: string; readonly month: string }) {
  const query = useCurrent(listInviteRecords, { campaignId, month, page: 1, size: MOST })
  if (query.data === undefined)
    return query.error === null ? (
      <Skeleton shape="rows" lines={3} />
    ) : (
      <FailedLine what="好友" onRetry={query.refetch} />
    )
  const { records } = query.data
  return (
    <>
      <UnreadableNotice of={[records]} />
      <RowList label="计入的好友">
        {records.map(({ recordId, name, times }) => (
          <Row
            key={recordId}
            title={name}
            value={
              times.verified === null
                ? ''
                : `${formatDateTime(times.verified, { seconds: false })} 实名`
            }
          />
        ))}
      </RowList>
    </>
  )
}
