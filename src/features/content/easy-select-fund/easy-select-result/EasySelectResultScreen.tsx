import { readSelection } from '#domain/fund/rule/chips.ts'
import type { easySelectFundPaths } from '#paths/funds/easy-select-fund.ts'
import type { PathInput } from '#paths/path.ts'
import { useRiskCap } from '#shared/engines/person/use-risk-cap.ts'
import { SkeletonScreen } from '#ui/layout/Skeleton.tsx'
import { UnknownConditions } from '../parts/UnknownConditions.tsx'
import { ChosenFunds } from './ChosenFunds.tsx'

type Input = PathInput<typeof easySelectFundPaths.easySelectResult>

/** The funds that fit the conditions of the address, none above the user's class. */
export default function EasySelectResultScreen({ input }: { readonly input: Input }) {
  const limit = useRiskCap()
  const selection = readSelection(input.q)
  if (selection === null) return <UnknownConditions />
  if (limit.pending) return <SkeletonScreen shape="list" />
  return <ChosenFunds selection={selection} limit={limit} sort={input.sort} order={input.order} />
}
