import { fetchOrThrow } from '#api/query.ts'
import { listPlans } from '#api/calls/plan.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import { cycleText, type Plan } from '#shared/parts/plan/plan-words.ts'
import { dialog } from '#ui/overlays/dialog.ts'

interface SecondPlan {
  readonly amount: Decimal
  readonly cycle: AskedCycle
}

/** Returns whether a plan does the same on the same days. */
export const isSamePlan = (
  plan: Pick<Plan, 'status' | 'cycle' | 'cycleDay' | 'amount'>,
  { amount, cycle }: SecondPlan,
): boolean =>
  plan.status !== 'terminated' &&
  plan.cycle === cycle.cycle &&
  plan.cycleDay === cycle.cycleDay &&
  compare(plan.amount, amount) === 0

/** Asks before a second plan of the same fund, days and amount. Resolves to whether it is made. */
export async function acceptsSecondPlan(fundCode: string, asked: SecondPlan): Promise<boolean> {
  const { plans } = await fetchOrThrow(listPlans, { ended: '0', fundCode })
  if (!plans.some((plan) => isSamePlan(plan, asked))) return true
  const answer = await dialog.choose({
    title: '已有相同的定投计划',
    content: `该基金已有${cycleText(asked.cycle)}扣款 ${formatAmount(asked.amount)} 元的计划。再创建一个，扣款日会各扣一次`,
    // The primary button is the one without cost.
    actions: [
      { key: 'again', text: '仍要创建' },
      { key: 'stop', text: '不再创建', primary: true },
    ],
  })
  return answer === 'again'
}
