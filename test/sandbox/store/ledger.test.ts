import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listAssetsChannel } from '#src/api/asset.ts'
import { queryTransactionList } from '#src/api/transaction.ts'
import { ConnectionCut, type Sandbox } from '../server.ts'
import { ask, buy, control, openSandbox, signIn } from '../test-client.ts'
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
  const session = await signIn(sandbox, it.user)
  const amount = (it.cents / 100).toFixed(2)
  const { fundCode, password } = it
  try {
    await buy(sandbox, session, { fundCode, amount, password, bankSerial: `${it.user}-1` })
  } catch (error) {
    if (!(error instanceof ConnectionCut)) throw error
    await control(sandbox, 'return', {})
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
      // A fortnight on nothing is in transit any more.
      await control(sandbox, 'clock', { days: 14 })
      sandbox.assertBalanced()
      for (const user of ['zhang', 'wang', 'qian']) {
        const session = await signIn(sandbox, user)
        expect((await ask(sandbox, listAssetsChannel, {}, session)).inTransit).toBe('0.00')
        const { records } = await ask(sandbox, queryTransactionList, { page: 1, size: 50 }, session)
        for (const { status } of records) expect(['1', '2', '4']).toContain(status)
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
