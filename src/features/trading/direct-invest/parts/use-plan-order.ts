import type { Answer } from '#api/client.ts'
import { fetchOrThrow } from '#api/query.ts'
import { listPlans } from '#api/calls/plan.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { compare, type Decimal } from '#domain/money/money.ts'
import type { AskedCycle } from '#domain/plan/schedule.ts'
import { homePaths } from '#paths/home.ts'
import { announceChange } from '#shared/person/announce-change.ts'
import type { MoneyOrder, Proof } from '#shared/order/order-effects.ts'
import { useMoneyOrder } from '#shared/order/use-money-order.ts'
import { cycleText, type Plan } from '#shared/plan/plan-words.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { dialog } from '#ui/overlays/dialog.ts'

/** What is made or changed, once the form is complete. */
export interface PlanTerms {
  readonly amount: Decimal
  readonly cycle: AskedCycle
  /** Shown above the password: card, first debit, goal. */
  readonly items: readonly KeyValueItem[]
  readonly send: (proof: Proof) => Promise<Answer<unknown>>
}

interface PlanOrder extends Pick<
  MoneyOrder,
  'fundCode' | 'application' | 'keep' | 'draftKey' | 'result'
> {
  /** 定投 and the fund's name; 修改定投 for a plan that there is. */
  readonly subject: string
  /** Null while the form is incomplete. */
  readonly terms: PlanTerms | null
  /** Asks for the documents once more; false where the user has to read again. */
  readonly stillAgreed: () => Promise<boolean>
  /** Whether a plan is made, which may be there already. */
  readonly makes: boolean
}

type Asked = Pick<PlanTerms, 'amount' | 'cycle'>

/** Whether a plan does the same on the same days. */
export const isSamePlan = (plan: Plan, { amount, cycle }: Asked): boolean =>
  plan.status !== 'terminated' &&
  plan.cycle === cycle.cycle &&
  plan.cycleDay === cycle.cycleDay &&
  compare(plan.amount, amount) === 0

/** Asks before a second plan of the same fund, days and amount. */
async function acceptsSecond(fundCode: string, asked: Asked): Promise<boolean> {
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

/** Makes or changes one plan, once: an application of its own is the key (rules.md#order-safety). */
export function usePlanOrder({ terms, subject, makes, stillAgreed, ...order }: PlanOrder) {
  return useMoneyOrder({
    ...order,
    applyKind: 'plan',
    following: [homePaths.home.to()],
    // A plan has no pricing day: each debit has its own.
    dates: null,
    prepare: async () =>
      terms === null || !(await stillAgreed())
        ? null
        : {
            subject,
            amount: formatAmount(terms.amount),
            unit: '元',
            items: terms.items,
            acceptsRepeat: async () => !makes || acceptsSecond(order.fundCode, terms),
            send: async (proof) => {
              const answer = await terms.send(proof)
              if (answer.ok) announceChange('plan')
              return answer
            },
          },
  })
}
