import { listVipPoints } from '#api/calls/vip/vip.ts'
import { unitAmount } from '#domain/ledger/unit-words.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { FailedLine } from '#templates/FailedLine.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { useEndlessList } from '#templates/use-endless-list.ts'
import { Button } from '#ui/base/Button.tsx'
import { Skeleton } from '#ui/layout/Skeleton.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import { Sheet } from '#ui/overlays/Sheet.tsx'
import { useHiddenAmounts } from '#ui/text/hide-amounts.ts'
import { dayText } from './day-text.ts'

interface Props {
  readonly open: boolean
  readonly onClose: () => void
}

/** The points of each day, with the assets that they came of and the day on which they age. */
export function PointsSheet({ open, onClose }: Props) {
  const { veil } = useHiddenAmounts()
  const list = useEndlessList(listVipPoints, {}, open)
  const { data, error, end, more, refetch, unreadable = 0 } = list
  return (
    <Sheet open={open} onClose={onClose} title="成长值明细" flush>
      {data === undefined ? (
        error === null ? (
          <Skeleton shape="rows" lines={6} />
        ) : (
          <FailedLine what="成长值明细" onRetry={refetch} />
        )
      ) : (
        <>
          <UnreadableNotice of={unreadable} />
          <RowList label="成长值明细">
            {data.map((day) => (
              <Row
                key={day.date}
                whole
                title={formatDate(day.date)}
                note={dayText(day, veil)}
                value={unitAmount(day.points, 'signed')}
                valueNote={`${formatDate(day.lastDay)} 后失效`}
              />
            ))}
          </RowList>
          {end === 'whole' ? null : (
            <Button kind="text" block busy={end === 'loading'} onClick={more}>
              {end === 'failed' ? '没有加载出来，重试' : '更早的日期'}
            </Button>
          )}
        </>
      )}
    </Sheet>
  )
}
