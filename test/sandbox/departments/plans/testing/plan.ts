import { queryRandomCode } from '#api/calls/account.ts'
import { queryPlan } from '#api/calls/plan.ts'
import { createPlan, createSmartPlan } from '#api/calls/plan-change.ts'
import { applyInit, getFundProtocolConfig } from '#api/calls/trade.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import type { Sandbox } from '#test/sandbox/server/server.ts'
import {
  ask,
  buy,
  call,
  control,
  sealForProvider,
  type Purchase,
  type Session,
} from '#test/sandbox/testing/test-client.ts'

/** A password sealed for an application of its own. */
export async function sealedFor(
  sandbox: Sandbox,
  session: Session,
  fundCode = '980301',
  password = TRADING_PASSWORD,
  applyKind = 'plan',
) {
  const { applyNo, randomCode } = await ask(sandbox, applyInit, { fundCode, applyKind }, session)
  return { applyNo, randomCode, transPwd: sealForProvider(password, randomCode) }
}

/** A password sealed under a random code, as plans are resumed and ended with. */
export async function passwordProof(
  sandbox: Sandbox,
  session: Session,
  password = TRADING_PASSWORD,
) {
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, session)
  return { randomCode, transPwd: sealForProvider(password, randomCode) }
}

/** The fields of a new weekly plan of 100 yuan on Thursdays; `other` overrides them. */
export async function planFields(
  sandbox: Sandbox,
  session: Session,
  other: Record<string, unknown> & {
    fundCode?: string
    password?: string
    applyKind?: string
  } = {},
) {
  const { fundCode = '980301', password, applyKind, ...rest } = other
  const proof = await sealedFor(sandbox, session, fundCode, password, applyKind)
  const { protocols } = await ask(sandbox, getFundProtocolConfig, { fundCode }, session)
  return {
    applyNo: proof.applyNo,
    fundCode,
    planName: '',
    amount: '100.00',
    cycle: 'weekly',
    cycleDay: 4,
    bankSerial: 'zhang-1',
    channelId: null,
    stopProfitRate: null,
    transPwd: proof.transPwd,
    protocolHashes: protocols.map((it) => it.hash),
    cfmTime: '20260311100000',
    activityId: null,
    ...rest,
  }
}

export async function makePlan(
  sandbox: Sandbox,
  session: Session,
  other: Parameters<typeof planFields>[2] = {},
) {
  const fields = await planFields(sandbox, session, other)
  return (await ask(sandbox, createPlan, fields, session)).plan
}

export async function makeSmartPlan(
  sandbox: Sandbox,
  session: Session,
  other: Parameters<typeof planFields>[2] = {},
) {
  const fields = await planFields(sandbox, session, {
    indexCode: '000300',
    averageDays: 180,
    ...other,
  })
  return (await ask(sandbox, createSmartPlan, fields, session)).plan
}

export const planNow = async (sandbox: Sandbox, session: Session, planNo: string) =>
  (await ask(sandbox, queryPlan, { planNo }, session)).plan

export const moveTo = (sandbox: Sandbox, to: string) => control(sandbox, 'clock', { to })

/** Places a purchase, which must succeed. */
export async function purchase(sandbox: Sandbox, session: Session, what: Purchase): Promise<void> {
  const { retCode, retMsg } = await buy(sandbox, session, what)
  if (retCode !== 0) throw new Error(`${retCode} ${retMsg}`)
}

/** The retCode of a call. */
export const callRetCode = async (...args: Parameters<typeof call>) => (await call(...args)).retCode
