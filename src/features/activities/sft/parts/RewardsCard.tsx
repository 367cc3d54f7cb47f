import type * as v from 'valibot'
import type { mncjActivityIndex } from '#api/calls/trading-game.ts'
import { isInviterReward, namesInviterReward } from '#domain/publicity/messaging.ts'
import { containerName } from '#platform/bridge.ts'
import { Button } from '#ui/base/Button.tsx'
import { Row } from '#ui/lists/Row.tsx'
import { RowCard } from '#ui/lists/RowCard.tsx'
import { useClaiming } from './use-claiming.ts'

type GameIndex = v.InferOutput<typeof mncjActivityIndex.payload>

interface RewardsProps extends Pick<GameIndex, 'rewards'> {
  readonly activityId: string
}

const STATES = { open: '未达成', claimed: '已领取' } as const

/** The rewards of the game, each with what earns it. */
export function RewardsCard({ activityId, rewards }: RewardsProps) {
  const claiming = useClaiming(activityId)
  // A reward is claimed wherever it was earned.
  const shown = rewards.filter(
    ({ rewardId, state }) =>
      state === 'earned' || !isInviterReward(rewardId) || namesInviterReward(containerName()),
  )
  return (
    <RowCard title="活动奖励">
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
            ) : (
              STATES[state]
            )
          }
        />
      ))}
    </RowCard>
  )
}
