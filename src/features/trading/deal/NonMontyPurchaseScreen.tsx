import { PurchaseForm, type PurchaseInput } from './parts/PurchaseForm.tsx'

export { purchaseInput as urlFields } from './parts/deal-inputs.ts'

/** Buying a fund at a price that is not known yet (domain.md, "Dates"). */
export default function NonMontyPurchaseScreen({ input }: { readonly input: PurchaseInput }) {
  return <PurchaseForm input={input} type="purchase" verb="买入" />
}
