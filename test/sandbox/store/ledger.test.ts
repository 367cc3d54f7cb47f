import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAssetsChannel } from '#src/api/asset.ts'
import { cancel } from '#src/api/cancel.ts'
import { convert } from '#src/api/convert.ts'
import { getConvertAndRedeemInfo } from '#src/api/redeem.ts'
import { getFundProtocolConfig } from '#src/api/trade.ts'
import { queryTransactionList } from '#src/api/transaction.ts'
import { ConnectionCut, type Sandbox } from '../server.ts'
import { ask, buy, call, control, openSandbox, signIn } from '../test-client.ts'
import { fastRedeem, prepareSale, sealedProof } from '../trading/test-sales.ts'
import { Database } from './database.ts'
import { account, assertBalanced, CNY, post } from './ledger.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.stop())

type Step =
  | {
      kind: 'buy'
      user: 'zhang' | 'wang' | 'qian'
      fundCode: string
      cents: number
      password: string
    }
  | { kind: 'move'; wish: object }
  | { kind: 'sell'; user: 'zhang' | 'qian'; fundCode: string; tenths: number; toWallet: boolean }
  | { kind: 'convert'; fundCode: string; targetFundCode: string; cents: number }
  | { kind: 'withdraw'; cents: number }
  | { kind: 'cancel'; which: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('buy' as const),
      user: fc.constantFrom('zhang', 'wang', 'qian'),
      // One of each kind: equity, bond, money, QDII, the one not confirmed, the suspended one.
      fundCode: fc.constantFrom('980201', '980501', '001386', '980803', '980305', '980203'),
      cents: fc.oneof(
        fc.integer({ min: 1, max: 2_000_000 }),
        fc.constantFrom(100_044, 100_045, 100_046, 600_000_000),
      ),
      password: fc.constantFrom('246810', '246810', '246810', '000000'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('sell' as const),
      user: fc.constantFrom('zhang', 'qian'),
      fundCode: fc.constantFrom('980201', '980301', '980501', '001386', '980803'),
      tenths: fc.integer({ min: 1, max: 10 }),
      toWallet: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('convert' as const),
      fundCode: fc.constantFrom('980301', '980501', '001386'),
      targetFundCode: fc.constantFrom('980301', '980501', '001386', '980103'),
      cents: fc.integer({ min: 1, max: 3_000_000 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('withdraw' as const),
      cents: fc.oneof(fc.integer({ min: 1, max: 700_000 }), fc.constantFrom(10_044, 10_046)),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('cancel' as const), which: fc.nat(6) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      wish: fc.constantFrom({ next: 'cutoff' }, { next: 'settlement' }, { days: 1 }, { days: 9 }),
    }),
  },
)

async function take(it: Step): Promise<void> {
  if (it.kind === 'move') {
    await control(sandbox, 'clock', it.wish)
    return
  }
  try {
    await act(it)
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error
    await control(sandbox, 'return', {})
  }
}

/** What a step may answer: a named refusal is as good as a yes, a fault of ours is not. */
async function act(it: Exclude<Step, { kind: 'move' }>): Promise<void> {
  const session = await signIn(sandbox, 'user' in it ? it.user : 'zhang')
  const shares = 'cents' in it ? (it.cents / 100).toFixed(2) : ''
  switch (it.kind) {
    case 'buy': {
      const { fundCode, password } = it
      await buy(sandbox, session, {
        fundCode,
        amount: shares,
        password,
        bankSerial: `${it.user}-1`,
        ...(it.cents % 3 === 0 ? { channelId: '8901' } : {}),
      })
      return
    }
    case 'sell': {
      const redeemTo = it.toWallet ? 'wallet' : 'card'
      const bankSerial = `${it.user}-1`
      const { fundCode } = it
      const info = await ask(sandbox, getConvertAndRedeemInfo, { fundCode }, session)
      const usable = info.accounts.find((card) => card.bankSerial === bankSerial)?.usableShares
      // Of what is usable, so that a second sale meets what the first one froze.
      const part = ((Number(usable ?? '0') * it.tenths) / 10).toFixed(2)
      const sale = { fundCode, shares: part, bankSerial, redeemTo } as const
      const { endpoint, fields } = await prepareSale(sandbox, session, sale)
      const first = await call(sandbox, endpoint, fields, session)
      expect(first.status).toBe(200)
      // The same key again: the same answer, and one order.
      if (first.retCode === 0) expect(await call(sandbox, endpoint, fields, session)).toEqual(first)
      return
    }
    case 'withdraw': {
      const both = [1, 2].map(() => fastRedeem(sandbox, session, shares))
      for (const { status } of await Promise.all(both)) expect(status).toBe(200)
      return
    }
    case 'convert': {
      const { fundCode, targetFundCode } = it
      const { applyNo, transPwd } = await sealedProof(sandbox, session, fundCode)
      const { protocols } = await ask(
        sandbox,
        getFundProtocolConfig,
        { fundCode: targetFundCode },
        session,
      )
      const fields = {
        applyNo,
        transPwd,
        fundCode,
        targetFundCode,
        shares,
        bankSerial: 'zhang-1',
        largeRedeemFlag: '0',
        protocolIds: protocols.map((protocol) => protocol.protocolId),
        cfmTime: '20260311100000',
      }
      expect((await call(sandbox, convert, fields, session)).status).toBe(200)
      return
    }
    case 'cancel': {
      const list = { page: 1, size: 10 }
      const { records } = await ask(sandbox, queryTransactionList, list, session)
      const applyNo = records[it.which]?.applyNo
      if (applyNo === undefined) return
      const { transPwd, randomCode } = await sealedProof(sandbox, session, '980301')
      const fields = { applyNo, transPwd, randomCode }
      expect((await call(sandbox, cancel, fields, session)).status).toBe(200)
    }
  }
}

test('balances after any sequence of orders and days, and every order is in a legal status', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 14 }), async (steps) => {
      await control(sandbox, 'reset', {})
      for (const it of steps) {
        await take(it)
        sandbox.assertBalanced()
      }
      // Three weeks on nothing is in transit any more, not even what QDII pays after ten trading days.
      await control(sandbox, 'clock', { days: 21 })
      sandbox.assertBalanced()
      for (const user of ['zhang', 'wang', 'qian']) {
        const session = await signIn(sandbox, user)
        const assets = await ask(sandbox, listAssetsChannel, {}, session)
        expect(assets.inTransit).toBe('0.00')
        expect(assets.holdings.filter((it) => it.shares.startsWith('-'))).toEqual([])
        const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 50 }, session)
        for (const { status } of records) expect(['1', '2', '4', '6']).toContain(status)
      }
    }),
    { numRuns: 12 },
  )
})

test('books no journal that does not balance', () => {
  const db = new Database(':memory:')
  const journal = (entries: { account: string; unit: string; amount: number }[]) => () =>
    post(db, { time: '20260311100000', kind: 'pay', ref: 'X', entries })
  expect(journal([{ account: account.bank('a'), unit: CNY, amount: 1 }])).toThrow('off by 1')
  expect(
    journal([
      { account: account.bank('a'), unit: CNY, amount: -1 },
      { account: account.holder('a'), unit: '980101', amount: 1 },
    ]),
  ).toThrow('off by')
  expect(journal([{ account: account.bank('a'), unit: CNY, amount: 0.5 }])).toThrow('whole')
  db.close()
})

test('sees money and shares that come from nowhere', () => {
  const db = new Database(':memory:')
  assertBalanced(db)
  const entries = (unit: string, from: string, to: string) => [
    { account: from, unit, amount: -100 },
    { account: to, unit, amount: 100 },
  ]
  const time = '20260311100000'
  post(db, { time, kind: 'pay', ref: 'X', entries: entries(CNY, 'bank:x-1', 'transit:X') })
  expect(() => assertBalanced(db)).toThrow(/in transit has no order: transit:X[\s\S]*bank:x-1/)
  post(db, {
    time,
    kind: 'confirm',
    ref: 'Y',
    entries: entries('980101', 'issued:980101', 'holder:x'),
  })
  expect(() => assertBalanced(db)).toThrow('shares differ from the lots: holder:x 980101')
  db.close()
})
