import { RUNNING } from '#domain/campaign/running-editions.ts'
import { useQuery } from '@tanstack/react-query'
import { previewPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { useCampaign } from '#shared/views/activity/use-campaign.ts'
import { challengeOn, type Challenge } from '#shared/views/challenge/challenges.ts'
import { ChallengeLink } from '../parts/ChallengeLink.tsx'
import { KeepSteps } from '#shared/engines/plan/KeepSteps.tsx'
import { PlanOutcome } from '../parts/PlanOutcome.tsx'

type Input = PathInput<typeof directInvestPaths.keepInvestResult>

/** Shows what became of joining the keep challenge: the plan, its debits, and the first reward. */
export default function KeepInvestResultScreen({ input }: { readonly input: Input }) {
  const { applyNo, planNo, activityId = RUNNING.keepActivity } = input
  return (
    <PlanOutcome
      applyNo={applyNo}
      planNo={planNo}
      act="create"
      form={directInvestPaths.keepInvestCashier.to(activityId === '' ? {} : { activityId })}
    >
      {(plan) => (activityId === '' ? null : <Rewards activityId={activityId} plan={plan} />)}
    </PlanOutcome>
  )
}

/** The debits of the longest step. */
const DEBITS = 12

interface RewardsProps {
  readonly activityId: string
  readonly plan: Plan
}

/** The challenge that the plan was made in; nothing where it cannot be determined. */
function Rewards(props: RewardsProps) {
  const { data } = useCampaign(props.activityId)
  return data === undefined ? null : (
    <Steps {...props} challenge={challengeOn(data.activity.route)} />
  )
}

/** The steps of the challenge with their earliest days. */
function Steps({ activityId, plan, challenge }: RewardsProps & { readonly challenge: Challenge }) {
  const { fundCode, cycle, cycleDay, planNo } = plan
  const home = useCurrent(challenge.calls.home, { activityId })
  const preview = useQuery(
    queryFor(previewPlan, { fundCode, cycle, cycleDay, smart: null, count: DEBITS, planNo }),
  )
  if (home.data === undefined) return null
  return (
    <>
      <KeepSteps challenge={home.data} debits={preview.data?.debitDates ?? []} />
      <ChallengeLink challenge={challenge} activityId={activityId} />
    </>
  )
}
