import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { cmbQueryReturnData } from '#api/calls/payment-bank.ts'
import { fetchIfFound } from '#api/query.ts'
import { EACH_VISIT } from '#api/use-current.ts'
import { ownAddress } from '#domain/navigation/own-address.ts'
import { wayBackTo } from '#domain/navigation/way-back.ts'
import { finishedEntry } from '#domain/identity/payment-bank-return.ts'
import { assetPaths } from '#paths/asset.ts'
import { cmbResultPaths } from '#paths/cmb-result.ts'

/** rules.md#payment-bank-payload. */
export type ReturnData = v.InferOutput<typeof cmbQueryReturnData.payload>

const entryRoute = v.pipe(v.string(), v.parseJson(), v.object({ fullPath: v.string() }))

/**
 * The stored entry route with cmbFinish=1 added (rules.md#payment-bank-return); the list of
 * holdings without a valid one.
 */
export function entryAddress(data: Pick<ReturnData, 'cmbEntryRoute'> | null): string {
  const route = v.safeParse(entryRoute, data?.cmbEntryRoute)
  const entry = route.success
    ? finishedEntry(route.output.fullPath, cmbResultPaths.cmbResult.pattern)
    : null
  return entry ?? assetPaths.holdList.to()
}

/** The stored entry route as the way back for a further step; undefined without a valid one. */
export function entryWayBack(data: Pick<ReturnData, 'cmbEntryRoute'>): string | undefined {
  const route = v.safeParse(entryRoute, data.cmbEntryRoute)
  return route.success ? wayBackTo(route.output.fullPath) : undefined
}

/** The page from which the user left for the bank. */
export function originAddress({ routePath }: Pick<ReturnData, 'routePath'>): string {
  const own = ownAddress(routePath)
  const usable = own !== null && !own.startsWith(cmbResultPaths.cmbResult.pattern)
  return usable ? own : assetPaths.holdList.to()
}

/** Nothing is stored where the user did not leave for the bank from this app. */
const returnData = (signal: AbortSignal): Promise<ReturnData | null> =>
  fetchIfFound(cmbQueryReturnData, {}, { signal })

/** Never cached: an earlier answer belongs to another visit. */
const FRESH = { ...EACH_VISIT, gcTime: 0, refetchOnWindowFocus: false } as const

/** The data that was stored when the user left for the bank; null without any. */
export function useReturnData() {
  return useQuery({
    queryKey: [cmbQueryReturnData.name, {}],
    queryFn: ({ signal }) => returnData(signal),
    ...FRESH,
  })
}

/** The data of a return for which nothing was stored. */
export const NOTHING_STORED: ReturnData = {
  mobileNo: '',
  bankCard: '',
  nextType: '',
  unbindType: '',
  fundCode: '',
  portfolioCode: '',
  cfmTime: '',
  routePath: '',
  code: '',
  openId: '',
  certNo: '',
  custName: '',
  bankId: '',
  activityId: '',
  cmbEntryRoute: '',
  extStr: '',
}
