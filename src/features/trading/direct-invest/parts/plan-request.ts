import { send, type Answer } from '#api/client.ts'
import { createPlan, createSmartPlan, editPlan } from '#api/calls/plan-change.ts'
import type { Decimal } from '#domain/money/money.ts'
import type { Proof } from '#shared/order/order-effects.ts'
import type { Account, Protocol } from '#shared/order/payment.ts'
import type { Plan } from '#shared/plan/plan-words.ts'
import type { PlanDraft } from './plan-draft.ts'
import type { PreviewAsked } from './use-plan-facts.ts'

/** What a form is for: a new plan, one of the keep challenge, or other terms of one that there is. */
export type Purpose =
  | { readonly kind: 'make' }
  | { readonly kind: 'keep'; readonly activityId: string }
  | { readonly kind: 'edit'; readonly plan: Plan }

export interface Terms {
  readonly fundCode: string
  readonly draft: PlanDraft
  readonly amount: Decimal
  readonly account: Account
  readonly smart: PreviewAsked['smart']
  readonly protocols: readonly Protocol[]
  readonly cfmTime: string | null
}

/** Sends the terms of a plan by the call of its purpose. */
export function sendPlan(
  purpose: Purpose,
  { fundCode, draft, amount, account, smart, protocols, cfmTime }: Terms,
  { applyNo, transPwd }: Proof,
): Promise<Answer<unknown>> {
  const { cycle, cycleDay, goalOn, goal } = draft
  const terms = {
    applyNo,
    transPwd,
    // The provider names it by its fund.
    planName: '',
    amount,
    cycle,
    cycleDay,
    bankSerial: account.bankSerial,
    channelId: account.walletBalance === null ? null : account.channelId,
    stopProfitRate: goalOn ? goal : null,
  }
  if (purpose.kind === 'edit')
    return send(editPlan, { ...terms, planNo: purpose.plan.planNo, smart })
  const made = {
    ...terms,
    fundCode,
    protocolHashes: protocols.map(({ hash }) => hash),
    cfmTime,
  }
  if (smart !== null) return send(createSmartPlan, { ...made, ...smart })
  return send(createPlan, {
    ...made,
    activityId: purpose.kind === 'keep' ? purpose.activityId : null,
  })
}
