import { RUNNING } from '#domain/campaign/running-editions.ts'
import { useQuery } from '@tanstack/react-query'
import { keepHomepage } from '#api/calls/keep-challenge.ts'
import { previewPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { KeepLink } from '../parts/KeepLink.tsx'
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
      {(plan) => <Rewards activityId={activityId} plan={plan} />}
    </PlanOutcome>
  )
}

/** The debits of the longest step. */
const DEBITS = 12

/** The steps of the challenge with their earliest days; nothing where they cannot be determined. */
function Rewards({ activityId, plan }: { readonly activityId: string; readonly plan: Plan }) {
  const { fundCode, cycle, cycleDay, planNo } = plan
  const home = useCurrent(keepHomepage, { activityId }, { enabled: activityId !== '' })
  const preview = useQuery(
    queryFor(previewPlan, { fundCode, cycle, cycleDay, smart: null, count: DEBITS, planNo }),
  )
  if (home.data === undefined) return null
  return (
    <>
      <KeepSteps challenge={home.data} debits={preview.data?.debitDates ?? []} />
      <KeepLink activityId={activityId} />
    </>
  )
}
