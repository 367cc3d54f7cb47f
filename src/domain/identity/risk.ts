/** Risk levels and whether an investor may buy a fund: rules.md#risk-and-suitability. */

export type FundRiskLevel = 1 | 2 | 3 | 4 | 5
export type ClientRiskLevel = 0 | 1 | 2 | 3 | 4 | 5

export const FUND_RISKS: Record<FundRiskLevel, { code: string; name: string }> = {
  1: { code: 'R1', name: '低风险' },
  2: { code: 'R2', name: '中低风险' },
  3: { code: 'R3', name: '中风险' },
  4: { code: 'R4', name: '中高风险' },
  5: { code: 'R5', name: '高风险' },
}

export const CLIENT_RISKS: Record<ClientRiskLevel, { code: string; name: string }> = {
  0: { code: 'C0', name: '极度保守型' },
  1: { code: 'C1', name: '保守型' },
  2: { code: 'C2', name: '稳健型' },
  3: { code: 'C3', name: '平衡型' },
  4: { code: 'C4', name: '成长型' },
  5: { code: 'C5', name: '进取型' },
}

/**
 * The fund's level, or the highest when the figure is none of the five: an unrated fund is never
 * taken for safe.
 */
export function fundRiskLevel(value: number): FundRiskLevel {
  return value === 1 || value === 2 || value === 3 || value === 4 ? value : 5
}

/** The client's level, or the lowest when the figure is none of the six. */
export function clientRiskLevel(value: number): ClientRiskLevel {
  return value === 1 || value === 2 || value === 3 || value === 4 || value === 5 ? value : 0
}

export const FUND_RISK_LEVELS: readonly FundRiskLevel[] = [1, 2, 3, 4, 5]

/**
 * The highest risk level that a valid assessment's class allows: R1 for C0 and C1. Null without an
 * assessment: no limit.
 */
export function riskCap(clientLevel: number | null): FundRiskLevel | null {
  if (clientLevel === null) return null
  return FUND_RISK_LEVELS.find((level) => level >= clientLevel) ?? 5
}

export type RiskMatch = 'allowed' | 'warn' | 'blocked'

/**
 * Step 11 of the gate: C0 buys R1 alone and no warning can be passed; any other class is warned
 * above its own level.
 */
export function compareRisk(clientLevel: number, fundLevel: number): RiskMatch {
  const client = clientRiskLevel(clientLevel)
  const fund = fundRiskLevel(fundLevel)
  if (fund <= Math.max(client, 1)) return 'allowed'
  return client === 0 ? 'blocked' : 'warn'
}

export type RiskTestState = 'none' | 'expired' | 'valid'

/**
 * The user's `riskTest` figure (rules.md#assessment-validity): 0 none, 1 or 99 expired, anything
 * else valid.
 */
export function riskTestState(riskTest: number): RiskTestState {
  if (riskTest === 0) return 'none'
  return riskTest === 1 || riskTest === 99 ? 'expired' : 'valid'
}

/** rules.md#assessment-validity: an assessment is valid for two years. */
export const ASSESSMENT_VALID_MONTHS = 24
