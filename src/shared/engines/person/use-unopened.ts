import { useQuery } from '@tanstack/react-query'
import { queryUserStatus } from '#api/calls/auth.ts'
import { queryFor } from '#api/query.ts'
import { isEmptyList } from '#api/rows.ts'
import { isZero } from '#domain/money/money.ts'
import { nameVerified } from '#domain/person/real-name.ts'

interface OwnAssets {
  readonly holdings: readonly unknown[]
  readonly transits: readonly unknown[]
  readonly cumulativeProfit: string
}

/**
 * Returns whether the signed-in user has yet to open an account: their amounts would be invented.
 * Null while that is asked for, which is done only where there is nothing and never was.
 */
export function useUnopened(assets: OwnAssets): boolean | null {
  const { holdings, transits, cumulativeProfit } = assets
  const isBlank = isEmptyList(holdings) && isEmptyList(transits) && isZero(cumulativeProfit)
  const status = useQuery({ ...queryFor(queryUserStatus, {}), enabled: isBlank })
  if (!isBlank || status.isError) return false
  return status.data === undefined ? null : nameVerified(status.data) === false
}
