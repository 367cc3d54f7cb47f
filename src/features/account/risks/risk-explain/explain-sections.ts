import { CLIENT_RISKS, FUND_RISKS } from '#domain/identity/risk.ts'
import type { TextSection } from '#domain/text-section.ts'
import {
  CLASS_MEANINGS,
  CLIENT_LEVELS,
  className,
  FUND_LEVELS,
  FUND_MEANINGS,
  fundRiskName,
  matchedRisks,
} from '#domain/identity/risk-words.ts'

const MATCHING: TextSection = {
  heading: '匹配规则',
  table: {
    head: ['投资者类别', '匹配的基金'],
    rows: CLIENT_LEVELS.map((level) => [className(level), matchedRisks(level)]),
  },
  items: [
    '基金风险等级高于您的类别时，购买前会提示风险，由您确认后再决定是否购买。',
    `${CLIENT_RISKS[0].name}（${CLIENT_RISKS[0].code}）只能购买 ${FUND_RISKS[1].code} 基金，不能确认后越级购买。`,
    '同一只基金在管理人和销售机构的评级不同时，以较高的风险等级为准。',
  ],
}

const ASSESSING: TextSection = {
  heading: '关于测评',
  items: [
    '测评结果自完成之日起两年内有效，过期后买入前需要重新测评。',
    '家庭、收入或投资目标有较大变化时，建议重新测评，以最近一次的结果为准。',
    '每日最多测评 5 次。请由本人如实作答，任何人都不应指导您选择答案。',
    '单题的分值不公布；结果页显示总分、类别和有效期。',
  ],
}

/**
 * Returns what classes and levels mean, how they match, and how long an assessment is valid
 * (rules.md#suitability).
 */
export function explainSections(): readonly TextSection[] {
  return [
    {
      heading: '投资者类别',
      paragraphs: ['根据您的测评结果，由低到高分为六类。'],
      items: CLIENT_LEVELS.map((level) => `${className(level)}：${CLASS_MEANINGS[level]}。`),
    },
    {
      heading: '基金风险等级',
      paragraphs: ['根据基金的投资范围、波动和流动性，由低到高分为五级，以各基金公布的等级为准。'],
      items: FUND_LEVELS.map((level) => {
        const [meaning, kinds] = FUND_MEANINGS[level]
        return `${fundRiskName(level)}：${meaning}，常见于${kinds}。`
      }),
    },
    MATCHING,
    ASSESSING,
  ]
}
