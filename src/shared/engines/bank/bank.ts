import type * as v from 'valibot'
import type { listBankCards, querySupportBankCards } from '#api/calls/bank.ts'

/** A bank as the provider lists it. */
export type Bank = v.InferOutput<typeof querySupportBankCards.payload>['banks'][number]

/** A card that the user has bound. */
export type BoundCard = v.InferOutput<typeof listBankCards.payload>['cards'][number]

/**
 * The reason why a card is not taken here although it could be added elsewhere; null: it is taken.
 */
export type Refuses = (card: { readonly bank: Bank; readonly cardNo: string }) => string | null
