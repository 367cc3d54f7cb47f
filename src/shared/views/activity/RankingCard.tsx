import type * as v from 'valibot'
import type { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowList } from '#ui/lists/RowList.tsx'

interface Props {
  readonly title: string
  readonly ranking: v.InferOutput<typeof mncjActivityIndex.payload>['ranking']
  /** All of them by default. */
  readonly most?: number
}

/** The players with the best rates; equal rates share a rank. */
export function RankingCard({ title, ranking, most = ranking.length }: Props) {
  if (ranking.length === 0) return null
  return (
    <Card title={title} flush>
      <UnreadableNotice of={[ranking]} />
      <RowList label={title}>
        {ranking.slice(0, most).map(({ rank, userName, profitRate }) => (
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
