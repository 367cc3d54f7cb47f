import {
  amountText,
  createdText,
  cycleText,
  nextDebitText,
  payerText,
  type Plan,
} from '#shared/parts/plan/plan-words.ts'

/**
 * The terms of a plan, as items that its cards choose from; `veil` masks sums where amounts are
 * hidden.
 */
export function planItems(plan: Plan, veil: (text: string) => string) {
  const { status, smart } = plan
  return {
    amount: { label: '每期扣款', value: amountText(plan, veil), note: cycleText(plan) },
    next: {
      label: status === 'terminated' ? '计划状态' : '下次扣款',
      value: nextDebitText(plan),
    },
    payer: { label: '付款方式', value: payerText(plan) },
    /** Of a smart plan alone. */
    index:
      smart === null
        ? []
        : [{ label: '参考指数', value: smart.indexName, note: `${smart.averageDays} 日均线` }],
    created: { label: '创建时间', value: createdText(plan) },
  }
}
