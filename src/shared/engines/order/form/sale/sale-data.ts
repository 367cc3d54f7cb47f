import { useQueries, useQuery, keepPreviousData } from '@tanstack/react-query'
import type * as v from 'valibot'
import { estimateConvert } from '#api/calls/convert.ts'
import type { Endpoint } from '#api/endpoint.ts'
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
import type { LiveEstimate } from '#shared/engines/order/form/live-estimate.ts'
import { useDebounced } from '#ui/fields/use-debounced.ts'

export type SaleInfo = v.InferOutput<typeof getConvertAndRedeemInfo.payload>
export type SaleAccount = SaleInfo['accounts'][number]
export type Arrival = v.InferOutput<typeof queryArrivalInfo.payload>
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

/** The pause in typing after which an estimate is fetched, in ms. */
const REST_MS = 300

interface SaleRequest {
  readonly fundCode: string
  readonly bankSerial: string
  /** Two decimals. */
  readonly shares: string
}

/**
 * The estimate of a sale, updated as the user types. The previous estimate stays until the next
 * arrives; outdated calls are aborted.
 */
function useEstimate<Q extends v.GenericSchema, P extends v.GenericSchema>(
  endpoint: Endpoint<Q, P>,
  request: SaleRequest | null,
  inputOf: (shares: string) => v.InferInput<Q> & object,
): LiveEstimate<v.InferOutput<P>> {
  const shares = useDebounced(request?.shares ?? '', REST_MS)
  const query = useQuery({
    ...queryFor(endpoint, inputOf(shares)),
    enabled: request !== null && shares !== '',
    placeholderData: keepPreviousData,
  })
  if (request === null) return { data: null, behind: false, failed: false }
  const settled = request.shares === shares
  return {
    data: query.isError ? null : (query.data ?? null),
    behind: !settled || query.isPlaceholderData,
    failed: query.isError && settled,
  }
}

export function useRedeemEstimate(request: SaleRequest | null): LiveEstimate<SaleEstimate> {
  const { fundCode = '', bankSerial = '' } = request ?? {}
  return useEstimate(estimateRedeem, request, (shares) => ({ fundCode, bankSerial, shares }))
}

/** The estimate of a conversion into `targetFundCode`, in the same way. */
export function useConvertEstimate(
  request: (SaleRequest & { readonly targetFundCode: string }) | null,
): LiveEstimate<ConvertEstimate> {
  const { fundCode = '', bankSerial = '', targetFundCode = '' } = request ?? {}
  return useEstimate(estimateConvert, request, (shares) => ({
    fundCode,
    bankSerial,
    targetFundCode,
    shares,
  }))
}
