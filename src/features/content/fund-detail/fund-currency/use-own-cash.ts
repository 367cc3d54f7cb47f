import { useHolding } from '#shared/engines/holding/use-holding.ts'
import { useAccount } from '../parts/use-account.ts'

/**
 * Returns what the user has in the fund; `held` is null for who has nothing in it, or no account.
 */
export function useOwnCash(fundCode: string) {
  const query = useHolding(fundCode, { enabled: useAccount() })
  return { held: query.data?.held ?? null, failed: query.error !== null, query }
}
