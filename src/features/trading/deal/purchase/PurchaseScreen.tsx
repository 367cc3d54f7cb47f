import type { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import { PurchaseForm } from '../parts/PurchaseForm.tsx'
import { usePrefilled } from '../parts/use-prefilled.ts'

type Input = PathInput<typeof dealPaths.purchase>

/** Buys a fund, at the net value of the order's trading day (rules.md#trading-day). */
export default function PurchaseScreen({ input }: { readonly input: Input }) {
  usePrefilled('purchase', input)
  return <PurchaseForm input={input} type="purchase" verb="买入" />
}
