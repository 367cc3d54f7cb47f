import { dealPaths } from '#paths/deal.ts'
import type { PathInput } from '#paths/path.ts'
import {
  draftKey,
  EMPTY_PURCHASE,
  purchaseDraft,
  type PurchaseDraft,
} from '#shared/engines/order/value/deal-draft.ts'
import { useFilledDraft } from '#shared/engines/order/form/use-filled-draft.ts'

type PurchaseQuery = PathInput<typeof dealPaths.purchase>

/** The draft with the amount and card of an address in place of its own. */
export function prefilled(draft: PurchaseDraft, query: PurchaseQuery): PurchaseDraft {
  const { amount = draft.amount, bankSerial, channelId } = query
  return bankSerial === undefined || channelId === undefined
    ? { ...draft, amount }
    : { ...draft, amount, bankSerial, channelId }
}

/** Fills the draft of a purchase from an address with an amount. */
export function usePrefilled(type: 'purchase' | 'deposit', query: PurchaseQuery): void {
  const { fundCode, amount, isCheckedPre, cfmTime } = query
  useFilledDraft({
    key: draftKey(type, fundCode),
    schema: purchaseDraft,
    initial: EMPTY_PURCHASE,
    fill: amount === undefined ? null : (kept) => prefilled(kept, query),
    rest: dealPaths[type].to({
      fundCode,
      cfmTime,
      ...(isCheckedPre === '1' ? { isCheckedPre } : {}),
    }),
  })
}
