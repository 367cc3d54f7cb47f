import { reachable } from '#domain/campaign/streak.ts'
import { formatDate } from '#domain/calendar/format-dates.ts'
import { ClaimRow } from '#shared/engines/reward/ClaimRow.tsx'
import { UnreadableNotice } from '#templates/UnreadableNotice.tsx'
import { Card } from '#ui/layout/Card.tsx'
import { RowList } from '#ui/lists/RowList.tsx'
import type { Standing } from './standing.ts'

type Step = Standing['steps'][number]

interface Props {
  readonly standing: Standing
  /** True if what is ahead is known: of a plan that runs. */
  readonly runs: boolean
  readonly onClaim: (stepId: string) => Promise<void>
}

/** Returns whether a step is beyond what the debits until the end can make. */
function isOutOfReach({ times: now, longest, slots }: Standing, step: Step): boolean {
  const ahead = slots.filter(({ state }) => state === 'ahead' || state === 'pending').length
  return step.state === 'open' && reachable({ now, longest }, ahead) < step.times
}

/** The steps of the challenge: what each gives, and what can be claimed. */
export function ChallengeRewards({ standing, runs, onClaim }: Props) {
  const { steps, claimUntil } = standing
  return (
    <Card title="坚持奖励" extra={`领取截至 ${formatDate(claimUntil)}`} flush>
      <UnreadableNotice of={[steps]} />
      <RowList label="坚持奖励">
        {steps.map((step) => (
          <ClaimRow
            key={step.stepId}
            title={`连续 ${step.times} 期`}
            note={
              runs && isOutOfReach(standing, step)
                ? `${step.rewardTxt}，活动结束前的扣款次数已不够`
                : step.rewardTxt
            }
            state={step.state}
            onClaim={() => onClaim(step.stepId)}
          />
        ))}
      </RowList>
    </Card>
  )
}
