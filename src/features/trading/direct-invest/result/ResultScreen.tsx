import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { PlanOutcome } from '../parts/PlanOutcome.tsx'

type Input = PathInput<typeof directInvestPaths.result>

/** Shows what became of making or changing a plan, and what holds now, as the provider has it. */
export default function ResultScreen({ input }: { readonly input: Input }) {
  const { applyNo, planNo, act = 'create', fundCode, clone } = input
  return (
    <PlanOutcome
      applyNo={applyNo}
      planNo={planNo}
      act={act}
      form={directInvestPaths.directInvestCashier.to({ fundCode, planNo, clone })}
      help="定投结果"
    />
  )
}
