import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { homePaths } from '#paths/home.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { HelpRow } from '#shared/help/HelpRow.tsx'
import { loadSent } from '#shared/order/sent-order.ts'
import { LOST_ANSWER } from '#shared/order/use-money-order.ts'
import { ErrorState } from '#templates/Loaded.tsx'
import { MissingPage } from '#templates/MissingPage.tsx'
import { ResultTemplate } from '#templates/ResultTemplate.tsx'
import { useShell } from '#templates/shell-context.ts'
import { Card } from '#ui/layout/Card.tsx'
import { KeyValue } from '#ui/lists/KeyValue.tsx'
import { PlanFacts } from '../parts/PlanFacts.tsx'
import { usePlanResult } from '../parts/use-plan-result.ts'
import { planOutcome } from '../parts/plan-outcome.ts'

type Input = PathInput<typeof directInvestPaths.result>

/** What became of making or changing a plan, and what holds now, as the provider has it. */
export default function ResultScreen({ input }: { readonly input: Input }) {
  return input.applyNo === undefined && input.planNo === undefined ? (
    <MissingPage />
  ) : (
    <Result input={input} />
  )
}

function Result({ input }: { readonly input: Input }) {
  const { applyNo, act = 'create', fundCode, planNo: ofPlan, clone } = input
  const shell = useShell()
  const navigate = useNavigate()
  const lost = useLocation().state === LOST_ANSWER
  const { state, plan, refused, checking, check } = usePlanResult(input)
  // What was sent, shown until the provider has a plan of it.
  const [sent] = useState(() => (applyNo === undefined ? null : loadSent(applyNo)))
  const outcome = planOutcome(state, plan, act)
  const planNo = plan?.planNo ?? ''
  const actions = {
    plan: {
      text: '查看定投',
      onClick: () =>
        planNo === ''
          ? check()
          : void navigate(directInvestPaths.detail.to({ planNo }), { replace: true }),
    },
    check: { text: '刷新结果', onClick: check },
    again: {
      text: '返回重新提交',
      onClick: () =>
        void navigate(
          directInvestPaths.directInvestCashier.to({ fundCode, planNo: ofPlan, clone }),
          {
            replace: true,
          },
        ),
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
      {...(plan === null ? sent : { subject: plan.fundName })}
      primary={actions[outcome.primary]}
      secondary={actions[outcome.secondary]}
    >
      {plan === null ? (
        <>
          {applyNo === undefined ? null : (
            <Card>
              <KeyValue items={[{ label: '申请编号', value: applyNo }]} />
            </Card>
          )}
          <Card flush>
            <HelpRow source="定投结果" />
          </Card>
        </>
      ) : (
        <PlanFacts plan={plan} />
      )}
    </ResultTemplate>
  )
}
