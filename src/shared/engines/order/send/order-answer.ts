import type { Answer } from '#api/client.ts'
import { RET } from '#api/endpoint.ts'
import type { OrderAnswer } from '#domain/order/order-machine.ts'
import { passwordRefusal } from '#shared/engines/submission/password-refusal.ts'

/** The event for the order's state machine of an answer. */
export function orderAnswer(answer: Answer<unknown>): OrderAnswer {
  if (answer.ok) return { kind: 'placed' }
  const password = passwordRefusal(answer)
  if (password?.kind === 'wrong') return { kind: 'wrongPassword', text: password.text }
  if (password?.kind === 'locked') return { kind: 'passwordLocked', text: password.text }
  const text = answer.retMsg || '申请没有被受理，请稍后再试'
  switch (answer.retCode) {
    case RET.pricingDayMoved:
      return { kind: 'dayMoved', text }
    case RET.badRequest:
      return { kind: 'badRequest', text }
    case RET.applicationExpired:
      return { kind: 'applicationExpired', text }
    default:
      return { kind: 'refused', text }
  }
}
