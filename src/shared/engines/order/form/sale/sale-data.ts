import { useQueries, useQuery, keepPreviousData } from '@tanstack/react-query'
import type * as v from 'valibot'
import { estimateConvert } from '#api/calls/convert.ts'
import { queryFundOne } from '#api/calls/fund.ts'
import { fetchOrThrow, queryFor } from '#api/query.ts'
import {
  estimateRedeem,
  getConvertAndRedeemInfo,
  queryArrivalInfo,
  queryWalletLimits,
} from '#api/calls/redeem.ts'
import { queryTransRates } from '#api/calls/trade.ts'
import { currentFor, useCurrent } from '#api/use-current.ts'
import { ratedFund, type RatedFund } from '#shared/parts/fund/own-rates.ts'
import { ASK_DATES_MS } from '#shared/engines/order/form/purchase-data.ts'
import { combineQueries } from '#templates/combine-queries.ts'
import { useLiveEstimate, type LiveEstimate } from '#shared/engines/order/form/live-estimate.ts'

export type SaleInfo = v.InferOutput<typeof getConvertAndRedeemInfo.payload>
export type SaleAccount = SaleInfo['accounts'][number]
export type SaleArrival = v.InferOutput<typeof queryArrivalInfo.payload>
export type WalletLimits = v.InferOutput<typeof queryWalletLimits.payload>
export type SaleEstimate = v.InferOutput<typeof estimateRedeem.payload>
export type ConvertEstimate = v.InferOutput<typeof estimateConvert.payload>
export type ArrivalRequest = v.InferInput<typeof queryArrivalInfo.request>

export interface SaleFacts {
  readonly fund: RatedFund
  readonly info: SaleInfo
}

/** The fund, and what may be sold of it by card. */
export function useSaleFacts(fundCode: string) {
  return useQueries({
    queries: [
      queryFor(queryFundOne, { fundCode }),
      { ...currentFor(getConvertAndRedeemInfo, { fundCode }), refetchInterval: ASK_DATES_MS },
      queryFor(queryTransRates, { fundCode }),
    ],
    combine: (all) => {
      const [fund, info, rates] = all
      const data: SaleFacts | undefined =
        fund.data && info.data ? { fund: ratedFund(fund.data, rates), info: info.data } : undefined
      return combineQueries([fund, info], data)
    },
  })
}

/**
 * Returns when the money or shares of a sale ordered now would arrive. Fetched again when the
 * trading day changes; the previous answer stays until then.
 */
export function useArrival(request: ArrivalRequest, { tradeDate }: Pick<SaleInfo, 'tradeDate'>) {
  return useQuery({
    queryKey: [queryArrivalInfo.name, request, tradeDate],
    queryFn: ({ signal }) => fetchOrThrow(queryArrivalInfo, request, { signal }),
    placeholderData: keepPreviousData,
  })
}

/** Returns what is left today of a money-market fund's quick withdrawals. */
export function useWalletLimits(fundCode: string) {
  return useCurrent(queryWalletLimits, { fundCode })
}

interface SaleRequest {
  readonly fundCode: string
  readonly bankSerial: string
  /** Two decimals. */
  readonly shares: string
}

/** The estimate of a sale, updated as the user types. */
export function useRedeemEstimate(request: SaleRequest | null): LiveEstimate<SaleEstimate> {
  const { fundCode = '', bankSerial = '' } = request ?? {}
  return useLiveEstimate(estimateRedeem, request?.shares ?? null, (shares) => ({
    fundCode,
    bankSerial,
    shares,
  }))
}

/** The estimate of a conversion into `targetFundCode`, in the same way. */
export function useConvertEstimate(
  request: (SaleRequest & { readonly targetFundCode: string }) | null,
): LiveEstimate<ConvertEstimate> {
  const { fundCode = '', bankSerial = '', targetFundCode = '' } = request ?? {}
  return useLiveEstimate(estimateConvert, request?.shares ?? null, (shares) => ({
    fundCode,
    bankSerial,
    targetFundCode,
    shares,
  }))
}
