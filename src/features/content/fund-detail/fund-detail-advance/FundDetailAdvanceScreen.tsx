import { queryPrivateProduct, queryPrivateState } from '#api/calls/private-plan.ts'
import { prefetchCall } from '#api/query.ts'
import { useCurrent } from '#api/use-current.ts'
import { fundDetailPaths } from '#paths/fund-detail.ts'
import type { PathInput } from '#paths/path.ts'
import { DetailTemplate } from '#templates/DetailTemplate.tsx'
import type { Prefetch } from '#templates/screen.ts'
import { PrivateGate, PrivateRiskLine } from '../parts/PrivateGate.tsx'
import type { PrivateProduct, PrivateState } from '../parts/private-steps.ts'
import { DisclosuresCard } from './DisclosuresCard.tsx'
import { PlanActs } from './PlanActs.tsx'
import { PlanCards } from './PlanCards.tsx'

type Input = PathInput<typeof fundDetailPaths.fundDetailAdvance>

export const prefetch: Prefetch<Input> = () => [prefetchCall(queryPrivateState, {})]

/** A private plan of the company; the general notice alone before the confirmation. */
export default function FundDetailAdvanceScreen({
  input: { fundCode },
}: {
  readonly input: Input
}) {
  return (
    <PrivateGate to={fundDetailPaths.fundDetailAdvance.to({ fundCode })}>
      {(state) => <Plan key={fundCode} fundCode={fundCode} state={state} />}
    </PrivateGate>
  )
}

function Plan({ fundCode, state }: { readonly fundCode: string; readonly state: PrivateState }) {
  const query = useCurrent(queryPrivateProduct, { fundCode })
  const actions = (plan: PrivateProduct) => <PlanActs plan={plan} state={state} />
  return (
    <DetailTemplate
      query={query}
      title={({ fundName }) => fundName}
      footNote={<PrivateRiskLine />}
      actions={actions}
    >
      {(plan) => (
        <>
          <PlanCards plan={plan} />
          {plan.holds ? <DisclosuresCard disclosures={plan.disclosures} /> : null}
        </>
      )}
    </DetailTemplate>
  )
}
