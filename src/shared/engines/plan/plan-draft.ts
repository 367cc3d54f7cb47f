import * as v from 'valibot'
import { cardId } from '#domain/coupon/identifiers.ts'
import { planCycle, smartTerms } from '#api/calls/plan.ts'
import { planCycle as cycleOf } from '#domain/plan/schedule.ts'
import type { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { application } from '#shared/engines/order/value/application.ts'
import type { Plan } from '#shared/parts/plan/plan-words.ts'

/** Ends with the plan flow, as every key under `plan:` does (rules.md#leaving-a-flow). */
export const PLAN_DRAFTS = 'plan:'

/** The storage key of a plan's form. */
export const planDraftKey = {
  make: (fundCode: string): string => `${PLAN_DRAFTS}make:${fundCode}`,
  edit: (planNo: string): string => `${PLAN_DRAFTS}edit:${planNo}`,
  clone: (planNo: string): string => `${PLAN_DRAFTS}clone:${planNo}`,
  keep: (activityId: string, fundCode: string): string =>
    `${PLAN_DRAFTS}keep:${activityId}:${fundCode}`,
}

export const planDraft = v.object({
  type: v.picklist(['ordinary', 'smart']),
  amount: v.string(),
  ...planCycle,
  /** Null until chosen, when the first account that can pay is used. */
  bankSerial: v.nullable(v.string()),
  channelId: v.nullable(v.string()),
  /** Null until chosen, when the usual index is used. */
  indexCode: v.nullable(smartTerms.indexCode),
  averageDays: smartTerms.averageDays,
  goalOn: v.boolean(),
  goal: v.string(),
  /** Coupons; null until chosen, when the best are used, and empty for none. */
  cardIds: v.optional(v.nullable(v.array(cardId)), null),
  read: v.array(v.string()),
  agreed: v.boolean(),
  application,
})
export type PlanDraft = v.InferOutput<typeof planDraft>

/** After most paydays; no month is too short for it. */
const USUAL_DAY = 10

export const EMPTY_PLAN: PlanDraft = {
  type: 'ordinary',
  amount: '',
  cycle: 'monthly',
  cycleDay: USUAL_DAY,
  bankSerial: null,
  channelId: null,
  indexCode: null,
  averageDays: 250,
  goalOn: false,
  goal: '20',
  cardIds: null,
  read: [],
  agreed: false,
  application: null,
}

/** The form filled in with a plan, to edit it or to make another like it. */
export const draftOf = (plan: Plan): PlanDraft => ({
  ...EMPTY_PLAN,
  type: plan.planType === 'smart' ? 'smart' : 'ordinary',
  amount: plan.amount,
  cycle: plan.cycle,
  cycleDay: plan.cycleDay,
  bankSerial: plan.bankSerial,
  channelId: plan.channelId,
  ...(plan.smart === null
    ? {}
    : { indexCode: plan.smart.indexCode, averageDays: plan.smart.averageDays }),
  ...(plan.stopProfitRate === null ? {} : { goalOn: true, goal: plan.stopProfitRate }),
})

type Address = Pick<
  PathInput<typeof directInvestPaths.directInvestCashier>,
  'type' | 'amount' | 'cycle' | 'cycleDay'
>

/** Returns whether an address fills in anything. */
export const fillsIn = ({ type, amount, cycle }: Address): boolean =>
  type !== undefined || amount !== undefined || cycle !== undefined

/** The form with what an address asks for; a cycle and day that do not go together change nothing. */
export function filledIn(draft: PlanDraft, { type, amount, cycle, cycleDay }: Address): PlanDraft {
  const day = cycleDay === undefined ? null : Number(cycleDay)
  const asked = cycle === undefined ? null : { cycle, cycleDay: day }
  return {
    ...draft,
    ...(type === undefined ? {} : { type }),
    ...(amount === undefined ? {} : { amount }),
    ...(asked === null || cycleOf(asked, '20000101') === null ? {} : asked),
  }
}
