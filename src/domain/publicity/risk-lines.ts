import { brand } from '#domain/brand.ts'

export const RISK_KINDS = [
  'fund',
  'portfolio',
  'private',
  'opinion',
  'index',
  'calculator',
] as const
export type RiskKind = (typeof RISK_KINDS)[number]

/**
 * The line below each kind of matter; nothing turns it off (rules.md#publicity). By the
 * 公开募集证券投资基金宣传推介材料管理暂行规定 of 2020-10-01, compared on 2026-11-01.
 */
export const RISK_LINES: Readonly<Record<RiskKind, string>> = {
  fund: `${brand.pastLine}。${brand.riskLine}`,
  portfolio: brand.portfolioLine,
  private: '本产品仅向合格投资者非公开募集，管理人不承诺本金不受损失或最低收益',
  opinion: '观点仅供参考，不构成投资建议',
  index: '仅反映历史位置，不构成买卖依据',
  calculator: '按您填写的假设计算，不是预测',
}
