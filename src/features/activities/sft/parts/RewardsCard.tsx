import type * as v from 'valibot'
import type { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { isInviterReward, namesInviterReward } from '#domain/publicity/messaging.ts'
import { formatDateTime } from '#domain/calendar/format-dates.ts'
import { now14 } from '#platform/clock.ts'
import { containerName } from '#platform/bridge.ts'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useClaiming } from './use-claiming.ts'

type GameIndex = v.InferOutput<typeof mncjActivityIndex.payload>

interface RewardsProps extends Pick<GameIndex, 'rewards'> {
  readonly activityId: string
  /** The first moment that is too late to claim them, where the page says it. */
  readonly claimUntil?: string
}

const STATES = { open: '未达成', claimed: '已领取' } as const

const claimWords = (until: string): string =>
  now14() < until ? `领取截止 ${formatDateTime(until, { seconds: false })}` : '领取已截止'

/** The rewards of the game, each with what earns it. */
export function RewardsCard({ activityId, rewards, claimUntil }: RewardsProps) {
  const isLate = claimUntil !== undefined && now14() >= claimUntil
  const claiming = useClaiming(activityId)
  // A reward is claimed wherever it was earned.
  const shown = rewards.filter(
    ({ rewardId, state }) =>
      state === 'earned' || !isInviterReward(rewardId) || namesInviterReward(containerName()),
  )
  return (
    <RowCard title="活动奖励" extra={claimUntil === undefined ? undefined : claimWords(claimUntil)}>
      {shown.map(({ rewardId, title, condition, state }) => (
        <Row
          key={rewardId}
          title={title}
          note={condition}
          value={
            state === 'earned' ? (
              <Button
                size="small"
                busy={claiming.busy === rewardId}
                onClick={() => claiming.claim(rewardId)}
              >
                领取
              </Button>
            ) : isLate && state === 'open' ? (
              '已截止'
            ) : (
              STATES[state]
            )
          }
        />
      ))}
    </RowCard>
  )
}
