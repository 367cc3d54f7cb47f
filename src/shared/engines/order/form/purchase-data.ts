import { useQueries } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import { queryFor } from '#api/query.ts'
import {
  getFundProtocolConfig,
  getTransactionConfig,
  listPaymentAccount,
  queryTransRates,
} from '#api/calls/trade.ts'
import { currentFor } from '#api/use-current.ts'
import { ratedFund, type RatedFund } from '#shared/parts/fund/own-rates.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'
import type { Protocol } from '#shared/engines/agreement/consent.ts'
import { combineQueries } from '#templates/combine-queries.ts'

export type Config = v.InferOutput<typeof getTransactionConfig.payload>

export interface PurchaseFacts {
  readonly fund: RatedFund
  readonly config: Config
  readonly accounts: readonly Account[]
  readonly protocols: readonly Protocol[]
}

/**
 * The time between two fetches of an open form's dates, in ms: the provider's clock may be ahead of
 * the page's.
 */
export const ASK_DATES_MS = 15_000

/** All data of the form, as one query. */
export function usePurchaseFacts(fundCode: string) {
  return useQueries({
    queries: [
      queryFor(queryFundOne, { fundCode }),
      { ...currentFor(getTransactionConfig, { fundCode }), refetchInterval: ASK_DATES_MS },
      currentFor(listPaymentAccount, { fundCode }),
      queryFor(getFundProtocolConfig, { fundCode }),
      queryFor(queryTransRates, { fundCode }),
    ],
    combine: (all) => {
      const [fund, config, accounts, protocols, rates] = all
      const data: PurchaseFacts | undefined =
        fund.data && config.data && accounts.data && protocols.data
          ? {
              fund: ratedFund(fund.data, rates),
              config: config.data,
              ...accounts.data,
              ...protocols.data,
            }
          : undefined
      // The form does not wait for the user's rates, nor fail with them: it says whose they are.
      return combineQueries([fund, config, accounts, protocols], data)
    },
  })
}
