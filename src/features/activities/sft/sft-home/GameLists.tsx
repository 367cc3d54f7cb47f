import { useQuery } from '@tanstack/react-query'
import { mncjActivityIndexComment } from '#api/calls/trading-game.ts'
import { queryFor } from '#api/query.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'

/** The number of comments that are shown. */
const SIZE = 20

/** Shows what players say, newest first; nothing while it loads, or where it does not. */
export function CommentsCard({ activityId }: { readonly activityId: string }) {
  const { data } = useQuery(queryFor(mncjActivityIndexComment, { activityId, page: 1, size: SIZE }))
  if (data === undefined || data.comments.length === 0) return null
  return (
    <RowCard title="大家说">
      {data.comments.map(({ userName, content, time }) => (
        <Row
          key={`${time} ${userName}`}
          title={content}
          whole
          note={`${userName} ${formatDateTime(time)}`}
        />
      ))}
    </RowCard>
  )
}
