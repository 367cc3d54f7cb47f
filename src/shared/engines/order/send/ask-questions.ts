import { estimateConvert } from '#api/calls/convert.ts'
import { quoteCoupons } from '#api/calls/coupons/coupon.ts'
import { estimateRedeem } from '#api/calls/redeem.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { add } from '#domain/money/money.ts'
import type { useStillAgreed } from '#shared/engines/agreement/use-still-agreed.ts'
import type { useFresh } from '#api/use-fresh.ts'
import type { Shell } from '#templates/shell-context.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { acceptsCoupons } from './ask-coupons.ts'
import { acceptsPenalty } from './ask-penalty.ts'
import { acceptsRepeat } from './ask-repeat.ts'
import { acceptsSecondPlan } from './ask-second-plan.ts'
import {
  figureText,
  type ConfirmedRisk,
  type OrderValue,
  type Question,
} from '#shared/engines/order/value/order-value.ts'

/** The parts of the screen that questions use. */
export interface QuestionContext {
  readonly fresh: ReturnType<typeof useFresh>
  readonly stillAgreed: ReturnType<typeof useStillAgreed>
  readonly tradeGate: Shell['tradeGate']
  /** Saves the answer to a risk warning, which is shown once for a fund. */
  readonly keepRisk: (confirmed: ConfirmedRisk) => void
  /** The number of an earlier attempt, which is not another order. */
  readonly applyNo: string | null
}

interface Answered {
  readonly input?: OrderValue['input']
  readonly items?: readonly KeyValueItem[]
}

async function ask(
  question: Question,
  order: OrderValue,
  { fresh, stillAgreed, tradeGate, keepRisk, applyNo }: QuestionContext,
): Promise<Answered | null> {
  switch (question.ask) {
    case 'documents': {
      const protocols = await stillAgreed(question.fundCode, question.consent)
      return protocols && { input: { protocolHashes: protocols.map(({ hash }) => hash) } }
    }
    case 'risk': {
      const { fundCode, answered } = question
      if (answered?.fundCode === fundCode) return { input: { cfmTime: answered.cfmTime } }
      const passed = await tradeGate(fundCode, [], '转换')
      if (passed === null) return null
      const { cfmTime } = passed
      if (cfmTime !== null) keepRisk({ fundCode, cfmTime })
      return { input: { cfmTime } }
    }
    case 'fee': {
      const { label, verb, request } = question
      const { targetFundCode, ...sale } = request
      const estimate =
        targetFundCode === undefined
          ? { topUpFee: '0.00', ...(await fresh(estimateRedeem, sale)) }
          : await fresh(estimateConvert, { ...sale, targetFundCode })
      if (verb !== null && !(await acceptsPenalty(estimate, verb))) return null
      const fee = add(estimate.fee, estimate.topUpFee)
      return { items: [{ label, value: `${formatAmount(fee)} 元` }] }
    }
    case 'coupons':
      return (await acceptsCoupons(await fresh(quoteCoupons, question.request), question.benefit))
        ? {}
        : null
    case 'repeat': {
      const { figure, subject, unit } = order
      const asked = { ...question.order, fundCode: order.fundCode, figure }
      const sent = { subject, amount: figureText(order), unit }
      return (await acceptsRepeat(asked, sent, applyNo)) ? {} : null
    }
    case 'secondPlan': {
      const plan = { amount: order.figure, cycle: question.cycle }
      return (await acceptsSecondPlan(order.fundCode, plan)) ? {} : null
    }
  }
}

/**
 * Asks the questions of an order, one after the other. Resolves to the order with what they add, or
 * to null where the user turns back.
 */
export async function askQuestions(
  order: OrderValue,
  context: QuestionContext,
): Promise<OrderValue | null> {
  const answers: Answered[] = []
  for (const question of order.questions) {
    const answered = await ask(question, order, context)
    if (answered === null) return null
    answers.push(answered)
  }
  return {
    ...order,
    input: Object.assign({}, order.input, ...answers.map(({ input }) => input)),
    items: [...order.items, ...answers.flatMap(({ items = [] }) => items)],
  }
}
