import { now14 } from '#platform/clock.ts'
import { isAbroad, plannedText } from '#shared/parts/dates/planned-day.ts'
import { createPlan, createSmartPlan, editPlan } from '#api/calls/plan-change.ts'
import type { CouponChoice } from '#domain/coupon/best-coupons.ts'
import type { Decimal } from '#domain/money/money.ts'
import { cardName } from '#domain/bank/card-name.ts'
import { couponParts } from '#shared/engines/order/value/coupon-items.ts'
import { orderCall, type OrderValue } from '#shared/engines/order/value/order-value.ts'
import { paymentKind } from '#shared/engines/order/value/pay-account.ts'
import type { Account } from '#shared/engines/order/value/payment.ts'
import { cycleText, type Plan } from '#shared/parts/plan/plan-words.ts'
import type { PlanDraft } from './plan-draft.ts'
import type { PlanFacts, PreviewAsked } from './use-plan-facts.ts'

/**
 * The purpose of a form: a new plan, one of the keep challenge, or other terms of one that there
 * is.
 */
export type Purpose =
  | { readonly kind: 'make' }
  | { readonly kind: 'keep'; readonly activityId: string }
  | { readonly kind: 'edit'; readonly plan: Pick<Plan, 'planNo' | 'smart'> }

/** The verb of a plan's order. */
export const planVerb = ({ kind }: Pick<Purpose, 'kind'>): string =>
  kind === 'edit' ? '修改定投' : '定投'

interface Terms {
  readonly purpose: Purpose
  readonly fund: Pick<PlanFacts['fund'], 'fundCode' | 'fundName' | 'overseasMarkets'>
  readonly draft: PlanDraft
  /** Null while it is invalid. */
  readonly amount: Decimal | null
  /** Null without one that can pay. */
  readonly account: Account | null
  readonly goalFits: boolean
  readonly smart: PreviewAsked['smart']
  /** Undefined while it is not known. */
  readonly firstDebit: string | undefined
  /** For the first instalment; null for none. */
  readonly coupons: CouponChoice | null
  readonly cfmTime: string | null
}

/** The order that makes or changes a plan; null while the form is incomplete. */
export function planOrder(given: Terms): OrderValue | null {
  const { purpose, fund, draft, amount, account, goalFits, firstDebit } = given
  if (amount === null || account === null || !goalFits) return null
  const { fundCode } = fund
  const { cycle, cycleDay, goalOn, goal, read, agreed } = draft
  const used = couponParts(given.coupons, {
    scene: 'plan',
    fundCode,
    amount,
    payBy: paymentKind(account),
  })
  return {
    kind: 'plan',
    fundCode,
    ...planCall(given, amount, account),
    subject: `${planVerb(purpose)} ${fund.fundName}`,
    figure: amount,
    unit: '元',
    items: [
      { label: '扣款周期', value: cycleText(draft) },
      ...(firstDebit === undefined
        ? []
        : [
            {
              label: '下次扣款',
              value: plannedText(firstDebit, 'fullWeekday', now14(), isAbroad(given.fund)),
            },
          ]),
      { label: '付款方式', value: cardName(account) },
      ...(goalOn ? [{ label: '止盈目标', value: `${goal}%` }] : []),
      ...used.items,
    ],
    questions:
      purpose.kind === 'edit'
        ? []
        : [
            // The documents are agreed to when a plan is made.
            { kind: 'documents', fundCode, consent: { read, agreed } },
            ...used.questions,
            { kind: 'secondPlan', cycle: { cycle, cycleDay } },
          ],
  }
}

/** The call of a plan's purpose. */
function planCall(
  { purpose, fund, draft, smart, cfmTime, coupons }: Terms,
  amount: Decimal,
  paid: Account,
) {
  const { cycle, cycleDay, goalOn, goal } = draft
  const terms = {
    // The provider names it by its fund.
    planName: '',
    amount,
    cycle,
    cycleDay,
    bankSerial: paid.bankSerial,
    channelId: paid.walletBalance === null ? null : paid.channelId,
    stopProfitRate: goalOn ? goal : null,
  }
  if (purpose.kind === 'edit')
    return orderCall(editPlan, { ...terms, planNo: purpose.plan.planNo, smart })
  const cardIds = coupons === null ? {} : { cardIds: coupons.coupons.map((it) => it.cardId) }
  const made = { ...terms, ...cardIds, fundCode: fund.fundCode, cfmTime }
  if (smart !== null) return orderCall(createSmartPlan, { ...made, ...smart })
  return orderCall(createPlan, {
    ...made,
    activityId: purpose.kind === 'keep' ? purpose.activityId : null,
  })
}
