import { OPENING_TITLES, openingStepsLeft, type OpeningStep } from './opening.ts'

/** The rest of the opening: 开户还差 2 步：绑定银行卡、设置密码. Empty where nothing is. */
export function openingLeftText(next: OpeningStep): string {
  const left = openingStepsLeft(next)
  if (left === 0) return ''
  return `开户还差 ${left} 步：${OPENING_TITLES.slice(-1 - left, -1).join('、')}`
}
