import * as v from 'valibot'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { changePlansCard } from '#api/calls/plans/plan-overview.ts'
import { cardChangeOf } from '#domain/plan/card-change.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import type { User } from '#test/sandbox/kernel/store/users.ts'
import { madeApplyNo } from '#test/sandbox/kernel/made-apply-no.ts'
import { paymentCards, type Card } from '#test/sandbox/departments/trading/purchase-terms.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { requirePlanAmount } from './make-plan.ts'
import { notePlan } from './plan-notes.ts'
import { planRow, type PlanRow } from './plan-row.ts'
import { debitDayLocked, planView } from './plan-view.ts'
import { requirePassword, requireRandomCode } from '#test/sandbox/departments/identity/proof.ts'
import { accountMessages } from '#test/sandbox/departments/identity/message-table.ts'
import { announce } from '#test/sandbox/kernel/outbox.ts'

type Asked = v.InferOutput<typeof changePlansCard.request>
type Answer = v.InferOutput<typeof changePlansCard.payload>

const stored = v.object({ user_id: v.string(), request: v.string(), answer: v.string() })

/** The key under which the answer is stored: no application has such a number. */
const keyOf = (requestNo: string) => `card ${requestNo}`

const before = ({ db }: World, requestNo: string) =>
  db.get(
    stored,
    'SELECT user_id, request, answer FROM plan_requests WHERE apply_no = ?',
    keyOf(requestNo),
  )

const answerOf = (text: string): Answer => v.parse(changePlansCard.payload, JSON.parse(text))

export function cardChangeBy(world: World, user: User, requestNo: string): Answer {
  const found = before(world, requestNo)
  if (found?.user_id !== user.user_id) throw new Refusal(RET.notFound, '没有这次更换')
  return answerOf(found.answer)
}

function isWithinLimit({ market }: World, plan: PlanRow, card: Card): boolean {
  const fund = market.fund(plan.fund_code)
  if (!fund) return false
  try {
    requirePlanAmount(fund, yuan(plan.amount), { card, route: plan.route })
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

function changeOf(world: World, plan: PlanRow, card: Card) {
  const { db, market, clock } = world
  const fund = market.fund(plan.fund_code)
  const change = cardChangeOf({
    status: planView(db, market, plan, clock.now()).status,
    isSame: plan.bank_serial === card.bank_serial,
    isLocked: debitDayLocked(db, plan, clock.now()),
    isFundOpen: fund !== undefined && !fund.pensionOnly,
    isWithinLimit: isWithinLimit(world, plan, card),
  })
  return change === 'ended' ? null : { planNo: plan.plan_no, planName: plan.plan_name, change }
}

/** Debits all plans of one card from another, once for the request's number. */
export function changeCards(world: World, user: User, asked: Asked): Answer {
  const { db, market, clock } = world
  const { requestNo, fromBankSerial, bankSerial, transPwd, randomCode } = asked
  const request = JSON.stringify([fromBankSerial, bankSerial])
  const known = before(world, requestNo)
  if (known) {
    if (known.user_id !== user.user_id || known.request !== request) {
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    }
    return answerOf(known.answer)
  }
  const now = clock.now()
  const card = paymentCards(db, user.user_id, now.slice(0, 8)).find(
    (it) => it.bank_serial === bankSerial,
  )
  if (!card) throw new Refusal(SHOWN_RET.cardUnavailable, '没有这张银行卡')
  if (card.unavailable_reason !== '') {
    throw new Refusal(SHOWN_RET.cardUnavailable, card.unavailable_reason)
  }
  const plans = db.all(
    planRow,
    `SELECT * FROM plans WHERE user_id = ? AND bank_serial = ? AND status <> 'terminated' ORDER BY seq`,
    user.user_id,
    fromBankSerial,
  )
  if (plans.length === 0) throw new Refusal(RET.notFound, '没有从这张卡扣款的定投')
  requireRandomCode(world, user, randomCode, now)
  requirePassword(world, user, { sealed: transPwd, randomCode })
  return db.transaction(() => {
    const answer = { plans: plans.flatMap((plan) => changeOf(world, plan, card) ?? []) }
    const changed = new Set(
      answer.plans.filter(({ change }) => change === 'changed').map(({ planNo }) => planNo),
    )
    for (const plan of plans) {
      if (!changed.has(plan.plan_no)) continue
      db.run('UPDATE plans SET bank_serial = ? WHERE plan_no = ?', bankSerial, plan.plan_no)
      const applyNo = `K${madeApplyNo('plan-card', requestNo, plan.plan_no)}`
      notePlan(
        db,
        market,
        { ...plan, bank_serial: bankSerial },
        { kind: 'changed', applyNo, time: now },
      )
    }
    const ofNewCard = {
      plans: plans
        .filter((plan) => changed.has(plan.plan_no))
        .map((plan) => ({ planNo: plan.plan_no, userId: user.user_id })),
      card: { bankSerial, bankName: card.bank_name, tail: card.tail },
      act: requestNo,
    }
    announce(db, accountMessages, 'planCardChanged', ofNewCard, now)
    db.run(
      'INSERT INTO plan_requests VALUES (?, ?, ?, ?)',
      keyOf(requestNo),
      user.user_id,
      request,
      JSON.stringify(answer),
    )
    return answer
  })
}
