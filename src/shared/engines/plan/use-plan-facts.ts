import { keepPreviousData, useQueries } from '@tanstack/react-query'
import type * as v from 'valibot'
import { queryFundOne } from '#api/calls/fund.ts'
import { listPlanIndexes, previewPlan } from '#api/calls/plan.ts'
import { getFundProtocolConfig, listPaymentAccount, queryTransRates } from '#api/calls/trade.ts'
import { queryFor } from '#api/query.ts'
import { currentFor, useCurrent } from '#api/use-current.ts'
import { ratedFund, type RatedFund } from '#shared/parts/fund/own-rates.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'
import type { Protocol } from '#shared/engines/agreement/consent.ts'
import { combineQueries } from '#templates/combine-queries.ts'

export type PlanIndex = v.InferOutput<typeof listPlanIndexes.payload>['indexes'][number]
export type Preview = v.InferOutput<typeof previewPlan.payload>
export type PreviewAsked = v.InferInput<typeof previewPlan.request>

export interface PlanFacts {
  readonly fund: RatedFund
  readonly accounts: readonly Account[]
  readonly protocols: readonly Protocol[]
  /** Empty where there is none to follow. */
  readonly indexes: readonly PlanIndex[]
}

/** Returns what the form of a plan needs of its fund, as one query. */
export function usePlanFacts(fundCode: string) {
  return useQueries({
    queries: [
      queryFor(queryFundOne, { fundCode }),
      currentFor(listPaymentAccount, { fundCode }),
      queryFor(getFundProtocolConfig, { fundCode }),
      queryFor(listPlanIndexes, {}),
      queryFor(queryTransRates, { fundCode }),
    ],
    combine: (all) => {
      const [fund, accounts, protocols, indexes, rates] = all
      const data: PlanFacts | undefined =
        fund.data && accounts.data && protocols.data && indexes.data
          ? {
              fund: ratedFund(fund.data, rates),
              ...accounts.data,
              ...protocols.data,
              ...indexes.data,
            }
          : undefined
      // The form does not wait for the user's rates, nor fail with them: it says whose they are.
      return combineQueries([fund, accounts, protocols, indexes], data)
    },
  })
}

/**
 * Returns when a plan of these terms would debit, and how much it may; the former terms' while they
 * change.
 */
export const usePlanPreview = (asked: PreviewAsked) =>
  useCurrent(previewPlan, asked, { placeholderData: keepPreviousData })
