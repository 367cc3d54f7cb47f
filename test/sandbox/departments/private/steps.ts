import * as v from 'valibot'
import type { confirmTargetInvestor } from '#api/calls/private-plan.ts'
import { RET } from '#api/endpoint.ts'
import { SHOWN_RET } from '#api/shown-ret.ts'
import { addMonths } from '#domain/calendar/add-months.ts'
import { riskCap, riskTestState, type FundRiskLevel } from '#domain/identity/risk.ts'
import { CONFIRMED_MONTHS } from '#domain/private-plan/conditions.ts'
import { missingSteps, showsProducts } from '#domain/private-plan/steps.ts'
import { Refusal } from '#test/sandbox/kernel/refusal.ts'
import { sessionKind, type User } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { isReviewing, qualifiedUntil } from './papers.ts'
import { DECLARATION, named, planByCode, PLANS, type Plan } from './plans.ts'

/** The highest level that the user's class allows; null without an assessment that counts. */
export const allowedRisk = (user: User): FundRiskLevel | null =>
  riskTestState(user.risk_test) === 'valid' ? riskCap(user.risk_level) : null

const LEAST_RISK = Math.min(...PLANS.map(({ fundRiskLevel }) => fundRiskLevel))

/** The last day of the user's newest confirmation, while it counts. */
const confirmedUntil = ({ db, clock }: World, user: User): string | null =>
  db.text(
    `SELECT valid_to FROM target_confirmations WHERE user_id = ? AND valid_to >= ?
     ORDER BY time DESC LIMIT 1`,
    user.user_id,
    clock.now().slice(0, 8),
  ) ?? null

function stepsOf(world: World, user: User) {
  const confirmed = confirmedUntil(world, user)
  const qualified = qualifiedUntil(world, user)
  const missing = missingSteps({
    verified: user.auth_flag === '1',
    assessed: (allowedRisk(user) ?? 0) >= LEAST_RISK,
    confirmed: confirmed !== null,
    qualified: qualified !== null,
  })
  return { missing, confirmed, qualified }
}

export function privateState(world: World, user: User) {
  const { missing, confirmed, qualified } = stepsOf(world, user)
  return {
    serverTime: world.clock.now(),
    step: missing[0] ?? ('ready' as const),
    missing: [...missing],
    validDate: confirmed,
    qualifiedDate: qualified,
    reviewing: isReviewing(world, user),
    declaration: DECLARATION,
    riskCap: allowedRisk(user),
    products: showsProducts(missing) ? PLANS.map(named) : [],
  }
}

const NO_PRODUCT = '没有找到这个产品'

/**
 * The plan of a code for who may see it. What the code names is looked up only then: until the
 * confirmation one that is there and one that is not take the same way to the same answer.
 */
export function requirePlan(world: World, user: User, code: string): Plan {
  const plan = showsProducts(stepsOf(world, user).missing) ? planByCode(code) : undefined
  if (plan === undefined) throw new Refusal(RET.notFound, NO_PRODUCT)
  return plan
}

const STEP_WORDS = {
  verify: '请先完成实名认证',
  assess: '请先完成风险测评',
  confirm: '请先完成特定对象确认',
  qualify: '请先提交材料，完成合格投资者认定',
} as const

/** SHOWN_RET.notQualified with the step that is missing; `but`: one that this act itself leads to. */
export function requireSteps(world: World, user: User, but?: 'qualify'): void {
  const step = stepsOf(world, user).missing.find((it) => it !== but)
  if (step !== undefined) throw new Refusal(SHOWN_RET.notQualified, STEP_WORDS[step], { step })
}

/** SHOWN_RET.handOver for who comes from another company's app: signing is the own channels' alone. */
export function requireOwnChannel({ db }: World, session: string): void {
  const kind = sessionKind(db, session)
  if (kind === 'applet' || kind === 'partner')
    throw new Refusal(SHOWN_RET.handOver, '请在禾岸基金 App、公众号或官网办理')
}

export function confirm(
  world: World,
  user: User,
  { requestNo, condition, hash }: v.InferOutput<typeof confirmTargetInvestor.request>,
): v.InferInput<typeof confirmTargetInvestor.payload> {
  const { db, clock } = world
  const before = db.get(
    v.object({ condition: v.string(), valid_to: v.string() }),
    'SELECT condition, valid_to FROM target_confirmations WHERE user_id = ? AND request_no = ?',
    user.user_id,
    requestNo,
  )
  if (before !== undefined) {
    if (before.condition !== condition)
      throw new Refusal(RET.badRequest, '参数 requestNo 不正确：已用于其他申请')
    return { validDate: before.valid_to }
  }
  const { missing } = stepsOf(world, user)
  if (missing.includes('verify')) throw new Refusal(RET.notAuthenticated, STEP_WORDS.verify)
  if (missing.includes('assess'))
    throw new Refusal(SHOWN_RET.riskMismatch, '风险测评缺失、已过期，或结果低于专户产品的风险等级')
  if (hash !== DECLARATION.hash) throw new Refusal(RET.agreementUnread, '确认书已更新，请重新阅读')
  const now = clock.now()
  const validDate = addMonths(now.slice(0, 8), CONFIRMED_MONTHS)
  db.run(
    'INSERT INTO target_confirmations VALUES (?, ?, ?, ?, ?, ?)',
    user.user_id,
    requestNo,
    condition,
    hash,
    now,
    validDate,
  )
  return { validDate }
}
