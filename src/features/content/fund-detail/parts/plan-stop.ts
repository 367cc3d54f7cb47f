import { plannedText } from '#shared/parts/dates/planned-day.ts'
import type { PrivateProduct, PrivateState } from './private-steps.ts'

/** Returns why a plan cannot be signed for now, whatever is completed; null: it can. */
export function planStop(
  { fundRiskLevel, opening, placesLeft, places, holds }: PrivateProduct,
  { riskCap }: Pick<PrivateState, 'riskCap'>,
): string | null {
  if (fundRiskLevel > (riskCap ?? 0)) return '产品风险等级高于您的风险测评结果，不能签约'
  if (placesLeft === 0 && !holds) return `持有人数已满 ${places} 人，暂不能签约`
  if (!opening.booking) return `${plannedText(opening.day, 'full')} 开放日的预约已截止`
  return null
}
