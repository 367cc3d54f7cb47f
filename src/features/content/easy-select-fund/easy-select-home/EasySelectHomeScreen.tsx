import { readSelection } from '#domain/fund/rule/chips.ts'
import type { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import type { PathInput } from '#paths/path.ts'
import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { UnknownConditions } from '../parts/UnknownConditions.tsx'
import { ChipChoice } from './ChipChoice.tsx'

type Input = PathInput<typeof easySelectFundPaths.easySelectHome>

// No template: nothing is loaded before there is something to tap.
/** Conditions to tap, with how many funds they leave. The address carries what was chosen. */
export default function EasySelectHomeScreen({ input: { q } }: { readonly input: Input }) {
  const limit = useRiskCap()
  const selection = readSelection(q)
  if (selection === null) return <UnknownConditions />
  if (limit.pending) return <SkeletonScreen />
  return <ChipChoice selection={selection} limit={limit} />
}
