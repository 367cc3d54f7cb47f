import { useQuery } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import { queryFor } from '#api/query.ts'
import { queryRiskResult } from '#api/calls/risk.ts'
import { CLIENT_RISKS, riskCap, type FundRiskLevel } from '#domain/identity/risk.ts'
import { hasAccount, session } from '#session/session.ts'

/** The limit of the risk question, from the user's assessment. */
export interface RiskLimit {
  /** The highest level that may be chosen; null without a valid assessment. */
  readonly cap: FundRiskLevel | null
  /** `C3 平衡型`, of a valid assessment. */
  readonly className: string | null
  readonly state: 'signedOut' | 'unassessed' | 'expired' | 'valid' | 'unknown'
  /** True if the assessment is still loading. */
  readonly pending: boolean
}

const nothing = { cap: null, className: null, pending: false } as const

/**
 * The limit for the signed-in user (rules.md#suitability); no limit for others, with the state that
 * says why.
 */
export function useRiskCap(): RiskLimit {
  useSnapshot(session)
  const signedIn = hasAccount()
  const { data, isPending, isError } = useQuery({
    ...queryFor(queryRiskResult, {}),
    enabled: signedIn,
  })
  if (!signedIn) return { ...nothing, state: 'signedOut' }
  // Without the assessment only the lowest level is safe to offer.
  if (isError) return { ...nothing, cap: 1, state: 'unknown' }
  if (isPending) return { ...nothing, cap: 1, state: 'unknown', pending: true }
  const result = data.result
  if (result === null) return { ...nothing, state: 'unassessed' }
  if (result.expired) return { ...nothing, state: 'expired' }
  const level = result.isLowest ? 0 : result.clientRiskLevel
  const { code, name } = CLIENT_RISKS[level]
  return { cap: riskCap(level), className: `${code} ${name}`, state: 'valid', pending: false }
}
