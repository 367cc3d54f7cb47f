import { PurchaseForm } from '../parts/PurchaseForm.tsx'
import type { PurchaseQuery } from '../parts/deal-inputs.ts'
import { usePrefilled } from '../parts/use-prefilled.ts'

export { purchaseInput as urlFields } from '../parts/deal-inputs.ts'

/** Putting money into a money-market fund: rules.md#pre-trade-gate, step 10. */
export default function MontyPurchaseScreen({ input }: { readonly input: PurchaseQuery }) {
  usePrefilled('deposit', input)
  return <PurchaseForm input={input} type="deposit" verb="存入" />
}
