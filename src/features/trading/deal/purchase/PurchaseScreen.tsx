import { PurchaseForm } from '../parts/PurchaseForm.tsx'
import type { PurchaseQuery } from '../parts/deal-inputs.ts'
import { usePrefilled } from '../parts/use-prefilled.ts'

export { purchaseInput as urlFields } from '../parts/deal-inputs.ts'

/** Buying a fund at a price that is not known yet (rules.md#trading-day). */
export default function NonMontyPurchaseScreen({ input }: { readonly input: PurchaseQuery }) {
  usePrefilled('purchase', input)
  return <PurchaseForm input={input} type="purchase" verb="买入" />
}
