import { brand } from '#domain/brand.ts'
import { FUND_RISKS } from '#domain/identity/risk.ts'
import type { Fund } from '#shared/parts/fund/fund.ts'

/**
 * Returns what is said of a fund where it is shared: its type and rating, and the risk; nothing
 * more.
 */
export function sharedFundText({
  fundTypeName,
  fundRiskLevel,
}: Pick<Fund, 'fundTypeName' | 'fundRiskLevel'>): string {
  const { code, name } = FUND_RISKS[fundRiskLevel]
  return `${fundTypeName}，风险等级 ${code}（${name}）。${brand.riskLine}`
}
