/**
 * The accounts that pay orders and plans, and the documents that they need: as the calls give them.
 */
import type * as v from 'valibot'
import type { getFundProtocolConfig, listPaymentAccount } from '#api/calls/trade.ts'

export type Account = v.InferOutput<typeof listPaymentAccount.payload>['accounts'][number]
export type Protocol = v.InferOutput<typeof getFundProtocolConfig.payload>['protocols'][number]
