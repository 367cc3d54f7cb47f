import { useQueries } from '@tanstack/react-query'
import * as v from 'valibot'
import { applyNo, time14 } from '../../../../api/fields.ts'
import { queryFundOne } from '../../../../api/fund.ts'
import { serverData } from '../../../../api/query.ts'
import {
  applyInit,
  getFundProtocolConfig,
  getTransactionConfig,
  listPaymentAccount,
} from '../../../../api/trade.ts'

export type Fund = v.InferOutput<typeof queryFundOne.payload>
export type Config = v.InferOutput<typeof getTransactionConfig.payload>
export type Account = v.InferOutput<typeof listPaymentAccount.payload>['accounts'][number]
export type Protocol = v.InferOutput<typeof getFundProtocolConfig.payload>['protocols'][number]
export type Application = v.InferOutput<typeof applyInit.payload>

/** What is kept of a purchase that has not been placed: the application too, so that a reload cannot make a second order. */
export const purchaseDraft = v.object({
  amount: v.string(),
  bankSerial: v.nullable(v.string()),
  agreed: v.boolean(),
  application: v.nullable(v.object({ applyNo, randomCode: v.string(), expiresAt: time14 })),
})
export type PurchaseDraft = v.InferOutput<typeof purchaseDraft>

export const EMPTY_DRAFT: PurchaseDraft = {
  amount: '',
  bankSerial: null,
  agreed: false,
  application: null,
}

export const draftKey = (fundCode: string): string => `purchase:${fundCode}`

export interface PurchaseFacts {
  readonly fund: Fund
  readonly config: Config
  readonly accounts: readonly Account[]
  readonly protocols: readonly Protocol[]
}

/** All that the form needs, as one query: it shows whole or not at all. */
export function usePurchaseFacts(fundCode: string) {
  return useQueries({
    queries: [
      serverData(queryFundOne, { fundCode }),
      { ...serverData(getTransactionConfig, { fundCode }), staleTime: 0 },
      { ...serverData(listPaymentAccount, { fundCode }), staleTime: 0 },
      serverData(getFundProtocolConfig, { fundCode }),
    ],
    combine: ([fund, config, accounts, protocols]) => {
      const all = [fund, config, accounts, protocols]
      const data: PurchaseFacts | undefined =
        fund.data && config.data && accounts.data && protocols.data
          ? { fund: fund.data, config: config.data, ...accounts.data, ...protocols.data }
          : undefined
      return {
        data,
        isPending: all.some((query) => query.isPending) && !all.some((query) => query.isError),
        error: all.find((query) => query.isError)?.error ?? null,
        refetch: () => Promise.all(all.map((query) => query.refetch())),
      }
    },
  })
}
