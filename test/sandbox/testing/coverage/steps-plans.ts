import type * as v from 'valibot'
import type { Call } from '#api/client.ts'
import { listPlans } from '#api/calls/plan.ts'
import { createPlan, terminatePlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { okPayload, type Provider } from './provider.ts'
import { sealPassword } from './steps-proof.ts'

/** The fields that ordinary and smart plans have in common. */
type NewPlan = Omit<v.InferInput<typeof createPlan.request>, 'activityId'>

export const PLAN_FUND = '980301'

/** No plan has this number. */
export const NO_PLAN = 'P0000000000000000'

/** The first debit of `terms` from the sandbox's first day on. */
export const FIRST_DEBIT = '20260312'

/** 100 yuan every Thursday. */
export const terms = {
  planName: '',
  amount: '100.00',
  cycle: 'weekly',
  cycleDay: 4,
  bankSerial: 'zhang-1',
  channelId: null,
  stopProfitRate: null,
} satisfies Partial<NewPlan>

/** A fresh application for a plan, and the password sealed for it. */
export async function application(
  p: Provider,
  call: Call,
  { fundCode = PLAN_FUND, password = TRADING_PASSWORD } = {},
) {
  const { applyNo, randomCode } = okPayload(await call(applyInit, { fundCode, applyKind: 'plan' }))
  return { applyNo, transPwd: p.seal(password, randomCode) }
}

/** The fields of a new plan of `terms`, with all agreements read; `other` overrides them. */
export async function newPlan(
  p: Provider,
  call: Call,
  { password, ...other }: Partial<NewPlan> & { password?: string } = {},
): Promise<NewPlan> {
  const fundCode = other.fundCode ?? PLAN_FUND
  const { protocols } = okPayload(await call(getFundProtocolConfig, { fundCode }))
  return {
    ...(await application(p, call, { fundCode, ...(password === undefined ? {} : { password }) })),
    ...terms,
    fundCode,
    protocolHashes: protocols.map((it) => it.hash),
    cfmTime: '20260311100000',
    ...other,
  }
}

/**
 * The number of a plan of the user's, made where there is none: the right password of another one
 * forgets the wrong ones.
 */
export async function anyPlan(p: Provider, call: Call): Promise<string> {
  const { plans } = okPayload(await call(listPlans, { ended: '0' }))
  return plans[0]?.planNo ?? (await madePlan(p, call))
}

async function madePlan(p: Provider, call: Call): Promise<string> {
  const fields = await newPlan(p, call)
  return okPayload(await call(createPlan, { ...fields, activityId: null })).plan.planNo
}

/** Zhang, and the number of a plan of `terms` that was just made. */
export async function planner(p: Provider): Promise<{ zhang: Call; planNo: string }> {
  const zhang = await p.as('zhang')
  return { zhang, planNo: await madePlan(p, zhang) }
}

/** The same where the plan has been ended. */
export async function endedPlanner(p: Provider): Promise<{ zhang: Call; planNo: string }> {
  const { zhang, planNo } = await planner(p)
  const sealed = await sealPassword(p, zhang, TRADING_PASSWORD)
  okPayload(await zhang(terminatePlan, { planNo, ...sealed }))
  return { zhang, planNo }
}

/** The same on the morning of a debit day, when plans are locked. */
export async function lockedPlanner(p: Provider): Promise<{ zhang: Call; planNo: string }> {
  const made = await planner(p)
  await p.moveClock({ to: `${FIRST_DEBIT}080000` })
  return made
}
