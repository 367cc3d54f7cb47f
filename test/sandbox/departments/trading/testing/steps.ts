import fc from 'fast-check'
import { expect } from 'vitest'
import { queryRandomCode } from '#api/calls/account.ts'
import { cancel } from '#api/calls/cancel.ts'
import { convert } from '#api/calls/convert.ts'
import { createPlan } from '#api/calls/plan-change.ts'
import { getConvertAndRedeemInfo } from '#api/calls/redeem.ts'
import { getFundProtocolConfig } from '#api/calls/trade.ts'
import { queryTransactionList, setDividendMethod } from '#api/calls/transaction.ts'
import { chinaTime } from '#domain/calendar/calendar-date.ts'
import { epochTime } from '#test/sandbox/kernel/calendar.ts'
import { TRADING_PASSWORD } from '#test/sandbox/people/personas.ts'
import { planFields } from '#test/sandbox/departments/plans/testing/plan.ts'
import { ConnectionCut, type Sandbox } from '#test/sandbox/server/server.ts'
import { yuan } from '#test/sandbox/kernel/store/cents.ts'
import {
  ask,
  buy,
  call,
  control,
  sealForProvider,
  signIn,
  type Session,
} from '#test/sandbox/testing/test-client.ts'
import { fastRedeem, sealedProof, sell } from './sales.ts'

const CARD = 'zhang-1'
const CONFIRMED_RISK = '20260311100000'

const purchase = fc.record({
  kind: fc.constant('buy' as const),
  user: fc.constantFrom('zhang', 'wang', 'han'),
  // One of each kind: equity, bond, money, QDII, the one not confirmed, the suspended one.
  fundCode: fc.constantFrom('980201', '980501', '001386', '980803', '980305', '980203'),
  cents: fc.oneof(
    fc.integer({ min: 1, max: 2_000_000 }),
    // Sentinels, and more than any card pays.
    fc.constantFrom(100_044, 100_045, 100_046, 100_048, 100_049, 600_000_000),
  ),
  fromWallet: fc.boolean(),
  password: fc.constantFrom(TRADING_PASSWORD, TRADING_PASSWORD, TRADING_PASSWORD, '000000'),
})

const sale = fc.record({
  kind: fc.constant('sell' as const),
  user: fc.constantFrom('zhang', 'han'),
  fundCode: fc.constantFrom('980201', '980301', '980501', '001386', '980803'),
  tenths: fc.integer({ min: 1, max: 10 }),
  redeemTo: fc.constantFrom('card', 'wallet'),
})

const conversion = fc.record({
  kind: fc.constant('convert' as const),
  fundCode: fc.constantFrom('980301', '980501', '001386'),
  targetFundCode: fc.constantFrom('980301', '980501', '001386', '980103'),
  cents: fc.integer({ min: 1, max: 3_000_000 }),
})

const withdrawal = fc.record({
  kind: fc.constant('withdraw' as const),
  cents: fc.oneof(
    fc.integer({ min: 1, max: 700_000 }),
    fc.constantFrom(10_044, 10_046, 10_048, 10_049),
  ),
})

const cancellation = fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(6) })

const dividends = fc.record({
  kind: fc.constant('dividends' as const),
  // Both pay out within the fortnight after the clock's start.
  fundCode: fc.constantFrom('980201', '980501'),
  method: fc.constantFrom('0', '1'),
})

const newPlan = fc.record({
  kind: fc.constant('plan' as const),
  fundCode: fc.constantFrom('980201', '980501', '980803'),
  cents: fc.oneof(
    fc.integer({ min: 1_000, max: 1_500_000 }),
    fc.constantFrom(100_046, 100_048, 100_049),
  ),
  // The wallet is the balance product's channel.
  channelId: fc.constantFrom(null, '8901'),
  cycle: fc.constantFrom(
    { cycle: 'daily', cycleDay: null },
    { cycle: 'weekly', cycleDay: 4 },
    { cycle: 'monthly', cycleDay: 31 },
  ),
})

const failure = fc.record({
  kind: fc.constant('fail' as const),
  userId: fc.constantFrom('zhang', 'wang', 'han'),
  fundCode: fc.constantFrom('980201', '980301', '980501', '001386', '980803', '980305'),
  failure: fc.constantFrom('tradeFailed', 'confirmFailed', 'fundraisingFailed'),
})

/** Long enough for a slow bank to be queried, or to have answered. */
const wait = fc.record({ kind: fc.constant('wait' as const), minutes: fc.constantFrom(2, 12) })

const clockMove = fc.record({
  kind: fc.constant('move' as const),
  wish: fc.constantFrom({ next: 'cutoff' }, { next: 'settlement' }, { days: 1 }, { days: 9 }),
})

const restart = fc.record({ kind: fc.constant('restart' as const) })

/** Whatever a person, time or a fault of the machine can do to the books. */
export const step = fc.oneof(
  { weight: 3, arbitrary: purchase },
  { weight: 2, arbitrary: sale },
  { weight: 1, arbitrary: conversion },
  { weight: 2, arbitrary: withdrawal },
  { weight: 2, arbitrary: cancellation },
  { weight: 1, arbitrary: dividends },
  { weight: 1, arbitrary: newPlan },
  { weight: 2, arbitrary: failure },
  { weight: 2, arbitrary: wait },
  { weight: 3, arbitrary: clockMove },
  { weight: 2, arbitrary: restart },
)

type StepOf<A> = A extends fc.Arbitrary<infer T> ? T : never
type Step = StepOf<typeof step>
type Act = Exclude<Step, { kind: 'restart' | 'move' | 'wait' | 'fail' }>

/**
 * Takes any step but a restart. A named refusal is as good as a yes; a fault of the provider fails.
 */
export async function take(
  sandbox: Sandbox,
  it: Exclude<Step, { kind: 'restart' }>,
): Promise<void> {
  if (it.kind === 'move') {
    await control(sandbox, 'clock', it.wish)
    return
  }
  if (it.kind === 'wait') {
    const { now } = await control(sandbox, 'clock')
    const to = chinaTime(epochTime(String(now)) + it.minutes * 60_000)
    await control(sandbox, 'clock', { to })
    return
  }
  if (it.kind === 'fail') {
    const { userId, fundCode, failure: kind } = it
    // 400: nothing of that fund is under way.
    expect([200, 400]).toContain(
      (await control(sandbox, 'event', { kind, userId, fundCode })).status,
    )
    return
  }
  try {
    const session = await signIn(sandbox, 'user' in it ? it.user : 'zhang')
    expect(await act(sandbox, session, it)).toBe(200)
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error
    await control(sandbox, 'return', {})
  }
}

const protocolHashes = async (sandbox: Sandbox, session: Session, fundCode: string) =>
  (await ask(sandbox, getFundProtocolConfig, { fundCode }, session)).protocols.map((it) => it.hash)

/** The HTTP status of the answer; 200 where there was nothing to do. */
async function act(sandbox: Sandbox, session: Session, it: Act): Promise<number> {
  switch (it.kind) {
    case 'buy': {
      const { fundCode, password } = it
      const channel = it.fromWallet ? { channelId: '8901' } : {}
      const payer = { bankSerial: `${it.user}-1`, ...channel }
      const order = { fundCode, password, amount: yuan(it.cents), ...payer }
      return (await buy(sandbox, session, order)).status
    }
    case 'sell': {
      const { fundCode, redeemTo } = it
      const bankSerial = `${it.user}-1`
      const info = await ask(sandbox, getConvertAndRedeemInfo, { fundCode }, session)
      const account = info.accounts.find((card) => card.bankSerial === bankSerial)
      // Of what is usable, so that a second sale has less than the first one froze.
      const shares = ((Number(account?.usableShares ?? '0') * it.tenths) / 10).toFixed(2)
      return (await sell(sandbox, session, { fundCode, shares, bankSerial, redeemTo })).status
    }
    case 'convert': {
      const { fundCode, targetFundCode } = it
      const proof = await sealedProof(sandbox, session, fundCode, { kind: 'convert' })
      const fields = {
        applyNo: proof.applyNo,
        transPwd: proof.transPwd,
        fundCode,
        targetFundCode,
        shares: yuan(it.cents),
        bankSerial: CARD,
        largeRedeemFlag: '0',
        protocolHashes: await protocolHashes(sandbox, session, targetFundCode),
        cfmTime: CONFIRMED_RISK,
      }
      return (await call(sandbox, convert, fields, session)).status
    }
    case 'withdraw':
      return (await fastRedeem(sandbox, session, yuan(it.cents))).status
    case 'cancel': {
      const list = { page: 1, size: 10 }
      const { records } = await ask(sandbox, queryTransactionList, list, session)
      const applyNo = records[it.which]?.applyNo
      if (applyNo === undefined) return 200
      const proof = await passwordUnderCode(sandbox, session)
      return (await call(sandbox, cancel, { applyNo, ...proof }, session)).status
    }
    case 'dividends': {
      const { fundCode, method: dividendMethod } = it
      const proof = await passwordUnderCode(sandbox, session)
      const fields = { fundCode, bankSerial: CARD, dividendMethod, ...proof }
      return (await call(sandbox, setDividendMethod, fields, session)).status
    }
    case 'plan': {
      const { fundCode, channelId } = it
      const { applyNo, transPwd } = await sealedProof(sandbox, session, fundCode, { kind: 'plan' })
      const terms = { fundCode, channelId, amount: yuan(it.cents), ...it.cycle }
      const fields = await planFields(sandbox, session, { ...terms, applyNo, transPwd })
      return (await call(sandbox, createPlan, fields, session)).status
    }
  }
}

/** The fields by which cancellations, dividend methods and the end of plans are proved. */
export async function passwordUnderCode(sandbox: Sandbox, session: Session) {
  const { randomCode } = await ask(sandbox, queryRandomCode, {}, session)
  return { randomCode, transPwd: sealForProvider(TRADING_PASSWORD, randomCode) }
}
