import { useQuery } from '@tanstack/react-query'
import type * as v from 'valibot'
import { mncjActivityIndexComment, type mncjActivityIndex } from '#api/calls/trading-game.ts'
import { queryFor } from '#api/query.ts'
import { direction, formatDateTime, formatPercent } from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/market/FictiveFigure.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

export type GameIndex = v.InferOutput<typeof mncjActivityIndex.payload>

/** The players with the best rates; equal rates share a rank. */
export function RankingCard({ ranking }: Pick<GameIndex, 'ranking'>) {
  if (ranking.length === 0) return null
  return (
    <Card title="收益率排名" flush>
      <UnreadableNotice of={[ranking]} />
      <RowList label="收益率排名">
        {ranking.map(({ rank, userName, profitRate }) => (
          <Row
            key={`${rank} ${userName} ${profitRate}`}
            title={`${rank ?? '--'}　${userName}`}
            value={<FictiveFigure text={formatPercent(profitRate)} tone={direction(profitRate)} />}
          />
        ))}
      </RowList>
    </Card>
  )
}

/** How many comments are shown. */
const SIZE = 20

/** What players say, newest first; nothing while it loads, or where it does not. */
export function CommentsCard({ activityId }: { readonly activityId: string }) {
  const { data } = useQuery(queryFor(mncjActivityIndexComment, { activityId, page: 1, size: SIZE }))
  if (data === undefined || data.comments.length === 0) return null
  return (
    <Card title="大家说" flush>
      <RowList label="大家说">
        {data.comments.map(({ userName, content, time }) => (
          <Row
            key={`${time} ${userName}`}
            title={content}
            whole
            note={`${userName} ${formatDateTime(time)}`}
          />
        ))}
      </RowList>
    </Card>
  )
}
