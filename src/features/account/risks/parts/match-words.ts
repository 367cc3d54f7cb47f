import type { ClientRiskLevel, FundRiskLevel, RiskMatch } from '#domain/identity/risk.ts'
import { className, fundRiskName } from './risk-words.ts'

/**
 * Words for how a fund's risk matches a class: as the end of a sentence about the fund, and as a
 * value next to a label.
 */
export const MATCH_WORDS: Readonly<Record<RiskMatch, { sentence: string; short: string }>> = {
  allowed: { sentence: '与您的风险承受能力匹配', short: '匹配' },
  warn: { sentence: '高于您的风险承受能力', short: '高于您的类别' },
  blocked: { sentence: '超出您的风险承受能力，不能购买', short: '不能购买' },
}

/** The statements to read before buying a fund whose risk is above the investor's class. */
export function riskStatements(client: ClientRiskLevel, fund: FundRiskLevel): readonly string[] {
  return [
    `您的风险承受能力为 ${className(client)}，这只基金的风险等级为 ${fundRiskName(fund)}，两者不匹配。`,
    '它的净值波动可能超出您的承受范围，可能造成较大的本金损失。',
    '本公司没有主动向您推荐这只基金，也不保证本金和收益。',
    '确认后仍由您自行决定是否下单，下单前可以随时返回。',
  ]
}
