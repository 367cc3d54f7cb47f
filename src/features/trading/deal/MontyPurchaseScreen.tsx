import { PurchaseForm, type PurchaseInput } from './parts/PurchaseForm.tsx'

export { purchaseInput as urlFields } from './parts/deal-inputs.ts'

/** Putting money into a money-market fund: the gate's tenth step leads here (section 4). */
export default function MontyPurchaseScreen({ input }: { readonly input: PurchaseInput }) {
  return <PurchaseForm input={input} type="deposit" verb="存入" />
}
