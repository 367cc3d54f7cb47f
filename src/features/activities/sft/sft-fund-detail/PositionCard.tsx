import { now14 } from '#platform/clock.ts'
import { formatNearDay } from '#domain/calendar/format-dates.ts'
import { Card } from '#ui/layout/Card.tsx'
import { usePosition } from '../parts/game.ts'
import { PositionFigures } from '../parts/PositionFigures.tsx'

interface Props {
  readonly activityId: string
  readonly fundCode: string
}

/** Shows what the user holds of a fund in the game; nothing without a position. */
export function PositionCard({ activityId, fundCode }: Props) {
  const { position, isLoading } = usePosition(activityId, fundCode)
  if (isLoading) return <div aria-busy="true" hidden />
  if (position === undefined) return null
  return (
    <Card title="我的模拟持有" extra={`按 ${formatNearDay(position.navDate, now14())} 净值`}>
      <PositionFigures position={position} />
    </Card>
  )
}
