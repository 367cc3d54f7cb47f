/** The names of classes and levels, and what a match means: rules.md#risk-and-suitability. */
import {
  CLIENT_RISKS,
  compareRisk,
  FUND_RISKS,
  type ClientRiskLevel,
  type FundRiskLevel,
  type RiskMatch,
} from '#domain/identity/risk.ts'

export const CLIENT_LEVELS = [0, 1, 2, 3, 4, 5] as const
export const FUND_LEVELS = [1, 2, 3, 4, 5] as const

/** The meaning of each class for the investor. */
export const CLASS_MEANINGS: Readonly<Record<ClientRiskLevel, string>> = {
  0: '您不能承受任何投资损失，属于风险承受能力最低类别的投资者',
  1: '您希望本金安全，愿意承受的波动很小',
  2: '您追求稳健增长，可以承受较小的波动和短期损失',
  3: '您在收益和风险之间求平衡，可以承受一定的波动和损失',
  4: '您追求较高的长期增长，可以承受较大的波动和损失',
  5: '您追求高收益，可以承受剧烈波动和较大的本金损失',
}

/** The meaning of a risk level for a fund, and the funds that usually have it. */
export const FUND_MEANINGS: Readonly<Record<FundRiskLevel, readonly [string, string]>> = {
  1: ['净值波动很小，本金损失的可能性很低', '货币基金'],
  2: ['净值波动较小，可能出现短期亏损', '短债、债券基金'],
  3: ['净值有一定波动，可能出现阶段性亏损', '偏债混合基金'],
  4: ['净值波动较大，可能出现较大亏损', '混合、股票、指数基金'],
  5: ['净值波动剧烈，可能出现大幅亏损', '行业主题、商品、境外基金'],
}

/** `C3 平衡型` */
export const className = (level: ClientRiskLevel): string =>
  `${CLIENT_RISKS[level].code} ${CLIENT_RISKS[level].name}`

/** `R3 中风险` */
export const fundRiskName = (level: FundRiskLevel): string =>
  `${FUND_RISKS[level].code} ${FUND_RISKS[level].name}`

/** The risk levels that match a class: `R1` or `R1 至 R3`. */
export function matchedRisks(level: ClientRiskLevel): string {
  const codes = FUND_LEVELS.filter((fund) => compareRisk(level, fund) === 'allowed').map(
    (fund) => FUND_RISKS[fund].code,
  )
  const [first = '', last = first] = [codes[0], codes[codes.length - 1]]
  return first === last ? first : `${first} 至 ${last}`
}

/** Returns what holds for funds above those that match; null where there are none. */
export function higherRisks(level: ClientRiskLevel): string | null {
  if (FUND_LEVELS.every((fund) => compareRisk(level, fund) === 'allowed')) return null
  return level === 0 ? '不能购买更高风险的基金' : '购买更高风险的基金时会先提示'
}

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
