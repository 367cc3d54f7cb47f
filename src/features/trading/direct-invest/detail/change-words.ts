import { formatAmount } from '#domain/money/format-figures.ts'
import { debitDayText, type Plan } from '#shared/parts/plan/plan-words.ts'

/** A plan of the keep challenge counts the debits that are paid in a row. */
const keepWarning = ({ planType }: Pick<Plan, 'planType'>): string =>
  planType === 'keep' ? '坚持定投的连续期数将重新计算。' : ''

export const pauseQuestion = (plan: Pick<Plan, 'planType'>): string =>
  `暂停后不再扣款，已设置的跳过会取消。可以随时恢复，从下一个扣款日继续。${keepWarning(plan)}`

export function skipQuestion(
  plan: Pick<Plan, 'planType' | 'amount' | 'nextAmount'>,
  debitDate: string,
  today: string,
): string {
  const amount = formatAmount(plan.nextAmount ?? plan.amount)
  return `跳过 ${debitDayText(debitDate, today)} 的扣款 ${amount} 元，之后照常扣款。扣款日当天之前可以撤销。${keepWarning(plan)}`
}

export const END_QUESTION = '结束后不再扣款，计划不能恢复。已买入的份额保留，不会自动卖出。'
export const END_AGAIN = '再次确认：结束后要继续定投，需要新建计划。'
