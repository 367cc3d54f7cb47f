import { PurchaseForm, type PurchaseInput } from './parts/PurchaseForm.tsx'

/** Putting money into a money-market fund: the gate's tenth step leads here (section 4). */
export default function MontyPurchaseScreen({ input }: { readonly input: PurchaseInput }) {
  return <PurchaseForm input={input} type="deposit" verb="存入" />
}
