import type * as v from 'valibot'
import type { listPaymentAccount } from '#api/calls/trade.ts'

/** An account that pays orders and plans, as its call gives it. */
export type Account = v.InferOutput<typeof listPaymentAccount.payload>['accounts'][number]
