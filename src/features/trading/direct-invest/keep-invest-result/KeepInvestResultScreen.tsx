import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router-dom'
import { keepHomepage } from '#api/calls/keep-challenge.ts'
import { previewPlan } from '#api/calls/plan.ts'
import { queryFor } from '#api/query.ts'
import { brand } from '#domain/brand.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { homePaths } from '#paths/home.ts'
import type { PathInput } from '#paths/path.ts'
import { LOST_ANSWER } from '#shared/order/use-money-order.ts'
import type { Plan } from '#shared/plan/plan-words.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { MissingPage } from '#templates/MissingPage.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { KeepSteps } from '../parts/KeepSteps.tsx'
import { PlanFacts } from '../parts/PlanFacts.tsx'
import { usePlanResult } from '../parts/use-plan-result.ts'
import { planOutcome } from '../parts/plan-outcome.ts'

type Input = PathInput<typeof directInvestPaths.keepInvestResult>

/** What became of joining the keep challenge: the plan, its debits, and the first reward. */
export default function KeepInvestResultScreen({ input }: { readonly input: Input }) {
  return input.applyNo === undefined && input.planNo === undefined ? (
    <MissingPage />
  ) : (
    <Result input={input} />
  )
}

function Result({ input }: { readonly input: Input }) {
  const { activityId = brand.keepActivityId } = input
  const shell = useShell()
  const navigate = useNavigate()
  const lost = useLocation().state === LOST_ANSWER
  const { state, plan, refused, checking, check } = usePlanResult(input)
  const outcome = planOutcome(state, plan, 'create')
  const replace = (to: string) => void navigate(to, { replace: true })
  const actions = {
    plan: {
      text: '查看定投',
      onClick: () =>
        plan === null ? check() : replace(directInvestPaths.detail.to({ planNo: plan.planNo })),
    },
    check: { text: '刷新结果', onClick: check },
    again: {
      text: '返回重新提交',
      onClick: () =>
        replace(directInvestPaths.keepInvestCashier.to(activityId === '' ? {} : { activityId })),
    },
    home: { text: '回到首页', onClick: () => shell.backTo('home', homePaths.home.to()) },
  } as const
  if (refused !== null) return <ErrorState error={refused} onRetry={check} />
  return (
    <ResultTemplate
      tone={outcome.tone}
      title={outcome.title}
      note={outcome.note}
      busy={checking && !lost}
      {...(plan === null ? {} : { subject: plan.fundName })}
      primary={actions[outcome.primary]}
      secondary={actions[outcome.secondary]}
    >
      {plan === null ? null : (
        <>
          <PlanFacts plan={plan} />
          <Rewards activityId={activityId} plan={plan} />
        </>
      )}
    </ResultTemplate>
  )
}

/** The debits of the longest step. */
const DEBITS = 12

/** The steps of the challenge with their earliest days; nothing where they cannot be told. */
function Rewards({ activityId, plan }: { readonly activityId: string; readonly plan: Plan }) {
  const { fundCode, cycle, cycleDay, planNo } = plan
  const home = useQuery({
    ...queryFor(keepHomepage, { activityId }),
    enabled: activityId !== '',
    staleTime: 0,
  })
  const preview = useQuery(
    queryFor(previewPlan, { fundCode, cycle, cycleDay, smart: null, count: DEBITS, planNo }),
  )
  if (home.data === undefined) return null
  const { steps, endTime } = home.data
  return <KeepSteps steps={steps} debits={preview.data?.debitDates ?? []} endTime={endTime} />
}
