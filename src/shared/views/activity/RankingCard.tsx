import type { ReactNode } from 'react'
import type * as v from 'valibot'
import type { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { direction, formatPercent } from '#domain/money/format-figures.ts'
import { FictiveFigure } from '#shared/engines/market/FictiveFigure.tsx'
import { RankingRows } from '#shared/views/contest/RankingRows.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'

type GameIndex = v.InferOutput<typeof mncjActivityIndex.payload>

interface Props {
  readonly title: string
  readonly ranking: GameIndex['ranking']
  /** The user's own place, which is always in view. */
  readonly own: GameIndex['own']
  /** All of them by default. */
  readonly most?: number
  /** Rows below the ranking. */
  readonly children?: ReactNode
}

/** The rate of a player, with its mark. */
export const playerRate = (profitRate: string) => (
  <FictiveFigure text={formatPercent(profitRate)} tone={direction(profitRate)} />
)

/** The players with the best rates; equal rates share a rank. */
export function RankingCard({ title, ranking, own, most = ranking.length, children }: Props) {
  if (ranking.length === 0) return null
  const place = own?.rank ?? null
  return (
    <Card title={title} flush>
      <UnreadableNotice of={[ranking]} />
      <RankingRows
        label={title}
        rows={ranking
          .slice(0, most)
          .flatMap(({ rank, userName, profitRate, isOwn = false }) =>
            rank === null
              ? []
              : [{ rank, name: isOwn ? '我' : userName, isOwn, figure: playerRate(profitRate) }],
          )}
        own={
          place === null || own === null
            ? null
            : { rank: place, figure: playerRate(own.profitRate) }
        }
      />
      {children}
    </Card>
  )
}
