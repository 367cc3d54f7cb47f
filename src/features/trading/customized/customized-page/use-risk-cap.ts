import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryFor } from '#api/query.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { CLIENT_RISKS, type FundRiskLevel } from '#domain/identity/risk.ts'
import { isSignedIn, session } from '#session/session.ts'
import { riskCap } from './criteria.ts'

/** What the user's own assessment leaves to choose from. */
export interface RiskLimit {
  /** Null: no valid assessment is known. */
  readonly cap: FundRiskLevel | null
  /** `C3 平衡型`, of a valid assessment. */
  readonly className: string | null
  readonly state: 'signedOut' | 'unassessed' | 'expired' | 'valid' | 'unknown'
  /** Not known yet: nothing may be chosen past it. */
  readonly pending: boolean
}

const nothing = { cap: null, className: null, pending: false } as const

/**
 * The limit of who is signed in (rules.md#suitability); everyone else is told that there is none
 * known.
 */
export function useRiskCap(): RiskLimit {
  useSnapshot(session)
  const signedIn = isSignedIn()
  const { data, isPending, isError } = useQuery({
    ...queryFor(queryRiskResult, {}),
    enabled: signedIn,
  })
  if (!signedIn) return { ...nothing, state: 'signedOut' }
  // Without the answer the lowest level alone is safe to offer.
  if (isError) return { ...nothing, cap: 1, state: 'unknown' }
  if (isPending) return { ...nothing, cap: 1, state: 'unknown', pending: true }
  const result = data.result
  if (result === null) return { ...nothing, state: 'unassessed' }
  if (result.expired) return { ...nothing, state: 'expired' }
  const level = result.isLowest ? 0 : result.clientRiskLevel
  const { code, name } = CLIENT_RISKS[level]
  return { cap: riskCap(level), className: `${code} ${name}`, state: 'valid', pending: false }
}
