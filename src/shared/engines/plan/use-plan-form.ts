import { formatAmount } from '#domain/money/format-figures.ts'
import { roundCent } from '#domain/money/money.ts'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import { goalProblem, instalmentLimits, planWarnings } from '#domain/plan/plan-terms.ts'
import { homePaths } from '#paths/home.ts'
import { directInvestPaths } from '#paths/direct-invest.ts'
import type { PathInput } from '#paths/path.ts'
import { useDraft } from '#session/draft.ts'
import { hasConsented } from '#shared/engines/agreement/consent.ts'
import { FORM_PARTS, firstMissing } from '#shared/engines/order/form/first-missing.ts'
import { payingAccount, paymentKind } from '#shared/engines/order/value/pay-account.ts'
import { useVisibleProblem } from '#shared/engines/order/form/use-visible-problem.ts'
import { noAccountText } from '#shared/engines/order/form/PayCard.tsx'
import { useOrderCoupons } from '#shared/engines/coupon/use-order-coupons.ts'
import { useOrder } from '#shared/engines/order/send/use-order.ts'
import { cycleText } from '#shared/parts/plan/plan-words.ts'
import type { Missing } from '#ui/base/Button.tsx'
import { GOAL_PART } from './GoalCard.tsx'
import { GOAL_TEXTS, planAmountText } from './plan-amount-text.ts'
import { planDraft, type PlanDraft } from './plan-draft.ts'
import { planOrder, planVerb, type Purpose } from './plan-order.ts'
import { usePlanPreview, type PlanFacts } from './use-plan-facts.ts'

export interface PlanFormInput {
  readonly purpose: Purpose
  readonly facts: PlanFacts
  readonly draftKey: string
  readonly initial: PlanDraft
  readonly cfmTime: string | null
  /** The address fields of this form, to come back to it where nothing was received. */
  readonly again: Pick<
    PathInput<typeof directInvestPaths.directInvestCashier>,
    'fundCode' | 'planNo' | 'clone'
  >
  /** The number of debits to show. */
  readonly count?: number
}

/** The state of a plan's form: what is entered, what is wrong with it, and the order that sends it. */
export function usePlanForm(input: PlanFormInput) {
  const { purpose, facts, draftKey, initial, cfmTime, again, count = 6 } = input
  const { fund, accounts, protocols, indexes } = facts
  const { fundCode } = fund
  const [draft, update] = useDraft(draftKey, planDraft, initial)
  const { cycle, cycleDay, goalOn, goal } = draft
  const index = indexes.find((it) => it.indexCode === draft.indexCode) ?? indexes[0] ?? null
  const averageDays = index?.averageDays.includes(draft.averageDays)
    ? draft.averageDays
    : (index?.averageDays[0] ?? draft.averageDays)
  // A plan that there is keeps its index, also while that one is not offered.
  const kept = purpose.kind === 'edit' ? purpose.plan.smart : null
  const terms = index ?? kept
  const smart =
    draft.type === 'smart' && terms !== null ? { indexCode: terms.indexCode, averageDays } : null
  const edited = purpose.kind === 'edit' ? { planNo: purpose.plan.planNo } : {}
  const preview = usePlanPreview({ fundCode, cycle, cycleDay, smart, count, ...edited })
  const account = payingAccount(accounts, draft)
  const limits = preview.data
  const problem =
    limits === undefined ? null : amountProblem(draft.amount, instalmentLimits(limits, account))
  // An amount that an address filled in is judged at once.
  const { visibleProblem, onLeave } = useVisibleProblem(problem, draft.amount !== '')
  const amount = limits === undefined || problem !== null ? null : roundCent(draft.amount)
  const wrongGoal = goalOn ? goalProblem(goal) : null
  const warnings =
    amount === null || account === null
      ? []
      : planWarnings({ amount, smart: smart !== null }, account)
  const coupons = useOrderCoupons(
    'plan',
    fund,
    amount ?? '',
    draft.cardIds,
    account === null ? null : paymentKind(account),
  )
  const first = preview.isPlaceholderData ? undefined : limits?.debitDates[0]
  const order = useOrder({
    order: planOrder({
      purpose,
      fund,
      draft,
      amount,
      account,
      goalFits: wrongGoal === null,
      smart,
      firstDebit: first,
      coupons: purpose.kind === 'edit' ? null : coupons.choice,
      cfmTime,
    }),
    draftKey,
    application: draft.application,
    onDraftChange: update,
    // A plan has no pricing day: each debit has its own.
    tradingDay: null,
    nextPaths: [homePaths.home.to()],
    resultPath: (applyNo) =>
      purpose.kind === 'keep'
        ? directInvestPaths.keepInvestResult.to({ applyNo, activityId: purpose.activityId })
        : directInvestPaths.result.to({
            applyNo,
            act: purpose.kind === 'edit' ? 'edit' : 'create',
            ...again,
          }),
  })

  const missing: Missing | null =
    firstMissing({
      closed: limits === undefined ? '正在查询扣款日期，请稍候' : '',
      amountProblem: problem === null ? '' : planAmountText(problem),
      accountProblem: account === null ? noAccountText(accounts) : '',
    }) ??
    (wrongGoal === null ? null : { reason: GOAL_TEXTS[wrongGoal], target: GOAL_PART }) ??
    (purpose.kind === 'edit' || hasConsented(protocols, draft)
      ? null
      : { reason: '请先阅读并同意下方文件', target: FORM_PARTS.documents })

  return {
    draft,
    update,
    index,
    smart,
    preview,
    account,
    amount,
    amountError: visibleProblem === null ? '' : planAmountText(visibleProblem),
    leaveAmount: onLeave,
    wrongGoal,
    warnings,
    coupons,
    order,
    missing,
    text:
      amount === null
        ? `确认${planVerb(purpose)}`
        : `确认${planVerb(purpose)} ${cycleText(draft)} ${formatAmount(amount)} 元`,
  }
}
