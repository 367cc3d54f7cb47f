import type { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { PurchaseForm } from '../parts/PurchaseForm.tsx'
import { usePrefilled } from '../parts/use-prefilled.ts'

type Input = PathInput<typeof dealPaths.deposit>

/** Deposits into a money-market fund (rules.md#pre-trade-gate, step 10). */
export default function DepositScreen({ input }: { readonly input: Input }) {
  usePrefilled('deposit', input)
  return <PurchaseForm input={input} type="deposit" verb="存入" />
}
