import type { ReactNode } from 'react'
import { queryPlan } from '#api/calls/plan.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import { sessionStore } from '#platform/stores/session-store.ts'
import { dropDrafts } from '#session/draft.ts'
import { OutcomeScreen } from '#shared/engines/outcome/OutcomeScreen.tsx'
import { useOutcome } from '#shared/engines/outcome/use-outcome.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'
import { MissingPage } from '#templates/MissingPage.tsx'
import { PLAN_DRAFTS } from '#shared/engines/plan/plan-draft.ts'
import { useReplace } from '#templates/ways/use-replace.ts'
import { planOutcome, type PlanAct } from './plan-outcome.ts'
import { PlanFacts } from './PlanFacts.tsx'

interface Props {
  readonly applyNo: string | undefined
  readonly planNo: string | undefined
  readonly act: PlanAct
  /** The address of the form. */
  readonly form: string
  readonly help?: string
  /** Returns what else the page has of the plan. */
  readonly children?: (plan: Plan) => ReactNode
}

/**
 * Shows what became of making or changing a plan, by the application's number or the plan's own.
 */
export function PlanOutcome(props: Props) {
  return props.applyNo === undefined && props.planNo === undefined ? (
    <MissingPage />
  ) : (
    <Found {...props} />
  )
}

function Found({ applyNo = '', planNo: named = '', act, form, help, children }: Props) {
  const replace = useReplace()
  const asked = useOutcome({
    applyNo,
    detail: queryPlan,
    detailRequest(result) {
      const planNo = applyNo === '' ? named : (result?.planNo ?? '')
      return { input: { planNo }, known: planNo !== '' }
    },
    isOpen: () => false,
    reported: act === 'create' ? 'plan' : null,
    // The plan is there: its form must not offer the application number again.
    onPlaced: () => dropDrafts(sessionStore, PLAN_DRAFTS),
  })
  const plan = asked.found?.plan ?? null
  return (
    <OutcomeScreen
      asked={asked}
      words={planOutcome(asked.state, plan, act)}
      acts={{
        plan: {
          text: '查看定投',
          onClick: () =>
            plan === null
              ? asked.check()
              : replace(directInvestPaths.detail.to({ planNo: plan.planNo })),
        },
        again: () => replace(form),
      }}
      head={plan && { subject: plan.fundName }}
      help={help}
    >
      {plan === null ? null : (
        <>
          <PlanFacts plan={plan} />
          {children?.(plan)}
        </>
      )}
    </OutcomeScreen>
  )
}
