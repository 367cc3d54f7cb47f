import { quoteCoupons } from '#api/calls/coupons/coupon.ts'
import { formatAmount } from '#domain/money/format-figures.ts'
import { add } from '#domain/money/money.ts'
import type { KeyValueItem } from '#ui/lists/KeyValue.tsx'
import { acceptsCoupons } from './ask-coupons.ts'
import { acceptsPenalty } from './ask-penalty.ts'
import { acceptsRepeat } from './ask-repeat.ts'
import { acceptsSecondPlan } from './ask-second-plan.ts'
import type { OrderOptions } from './order-options.ts'
import type { QuestionScreen } from './use-question-screen.ts'
import {
  orderInWords,
  type OrderValue,
  type Question,
} from '#shared/engines/order/value/order-value.ts'

/** The options that questions use: an earlier attempt is not another order. */
export type QuestionOptions = Pick<OrderOptions, 'order'> &
  Partial<Pick<OrderOptions, 'application' | 'onDraftChange'>>

interface Answered {
  readonly input?: OrderValue['input']
  readonly items?: readonly KeyValueItem[]
}

async function ask(
  question: Question,
  order: OrderValue,
  { application, onDraftChange }: QuestionOptions,
  { fresh, stillAgreed, tradeGate }: QuestionScreen,
): Promise<Answered | null> {
  switch (question.kind) {
    case 'documents': {
      const protocols = await stillAgreed(question.fundCode, question.consent)
      return protocols && { input: { protocolHashes: protocols.map(({ hash }) => hash) } }
    }
    case 'risk': {
      const { fundCode, confirmed } = question
      if (confirmed?.fundCode === fundCode) return { input: { cfmTime: confirmed.cfmTime } }
      const passed = await tradeGate(fundCode, [], '转换')
      if (passed === null) return null
      const { cfmTime } = passed
      if (cfmTime !== null) onDraftChange?.({ confirmed: { fundCode, cfmTime } })
      return { input: { cfmTime } }
    }
    case 'fee': {
      const { label, verb, estimate } = question
      const { fee: own, topUpFee = '0.00', lots } = await fresh(estimate.endpoint, estimate.input)
      if (verb !== null && !(await acceptsPenalty(lots, verb))) return null
      const fee = add(own, topUpFee)
      return { items: [{ label, value: `${formatAmount(fee)} 元` }] }
    }
    case 'coupons':
      return (await acceptsCoupons(await fresh(quoteCoupons, question.request), question.benefit))
        ? {}
        : null
    case 'repeat': {
      const { fundCode, figure } = order
      const asked = { ...question.order, fundCode, figure }
      const own = application?.applyNo ?? null
      return (await acceptsRepeat(asked, orderInWords(order), own)) ? {} : null
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
  options: QuestionOptions,
  screen: QuestionScreen,
): Promise<OrderValue | null> {
  const { order } = options
  if (order === null) return null
  const answers: Answered[] = []
  for (const question of order.questions) {
    const answered = await ask(question, order, options, screen)
    if (answered === null) return null
    answers.push(answered)
  }
  return {
    ...order,
    input: Object.assign({}, order.input, ...answers.map(({ input }) => input)),
    items: [...order.items, ...answers.flatMap(({ items = [] }) => items)],
  }
}
