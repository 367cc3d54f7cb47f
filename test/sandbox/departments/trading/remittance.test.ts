import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { listRemittances } from '#api/calls/remittance.ts'
import { routes } from '#test/sandbox/server/routes.ts'
import { Faults } from '#test/sandbox/kernel/faults.ts'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { createProviderKey } from '#scripts/build/provider-key.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { assertBalanced } from '#test/sandbox/kernel/store/ledger.ts'
import { userById } from '#test/sandbox/kernel/store/users.ts'
import type { World } from '#test/sandbox/kernel/world.ts'
import { receiveTransfer, userRemarkCode } from './remittance.ts'
import { settle } from '#test/sandbox/server/settlement.ts'

const market = builtInMarket('remittance')
let world: World
beforeEach(() => {
  const db = new Database(':memory:')
  const clock = openState(db, market, 'built-in funds, seed test', market.start)
  const { privateKey: providerKey } = createProviderKey()
  world = { db, market, clock, providerKey, faults: new Faults(), slowly: async () => undefined }
})
afterEach(() => {
  assertBalanced(world.db)
  world.db.close()
})

const transfer = {
  remittanceNo: 'T1',
  userId: 'wang',
  amount: '250000.00',
  card: 'wang-1',
}
const cardNumber = (bankSerial: string) =>
  world.db.get(
    v.object({ card_no: v.string() }),
    'SELECT card_no FROM card_details WHERE bank_serial = ?',
    bankSerial,
  )?.card_no ?? ''
/** As `listRemittances` shows them to wang. */
const listed = async () => {
  const route = routes().find((it) => it.endpoint === listRemittances)
  const wang = userById(world.db, 'wang')
  const answer = await route?.answer(world, wang, { page: '1', size: '20' })
  return v.parse(listRemittances.payload, answer)
}

test('a transfer from a bound card becomes wallet shares on T+1, once', async () => {
  const received = receiveTransfer(world, transfer)
  expect(received).toMatchObject({ remittanceNo: 'T1', state: 'arrived', remark: '' })
  expect(receiveTransfer(world, transfer)).toEqual(received)
  expect(await listed()).toMatchObject({
    total: 1,
    records: [
      {
        remittanceNo: 'T1',
        amount: '250000.00',
        bankName: '江海银行',
        cardTail: '3072',
        state: 'arrived',
        applyNo: received.applyNo,
      },
    ],
  })
  assertBalanced(world.db)
  settle(world.db, market, '20260312090000')
  expect((await listed()).records[0]?.state).toBe('credited')
  const lot = world.db.get(
    v.object({ shares: v.number() }),
    `SELECT shares FROM lots WHERE user_id = 'wang' AND fund_code = '001386'`,
  )
  expect(lot).toEqual({ shares: 25_000_000 })
})

test('the card may be named by its number; transfers without a number get their own', async () => {
  const { userId, amount } = transfer
  const card = cardNumber('wang-1').replace(/(\d{4})/g, '$1 ')
  const numbers = [1, 2].map(() => receiveTransfer(world, { userId, amount, card }).remittanceNo)
  expect(new Set(numbers).size).toBe(2)
  expect((await listed()).records.map((it) => [it.state, it.cardTail])).toEqual([
    ['arrived', '3072'],
    ['arrived', '3072'],
  ])
})

test.each([
  ['of another user', { card: 'zhang-1' }, '江海银行', '1024', '已绑定'],
  ['of a known bank', { card: '6299020000005678' }, '云汐银行', '5678', '已绑定'],
  ['of an unknown bank', { card: '9999990000005678' }, '其他银行', '5678', '已绑定'],
  ['that sent too little', { amount: '9999.99' }, '江海银行', '3072', '最低金额'],
])('a transfer from a card %s is returned', async (_what, change, bankName, cardTail, remark) => {
  const received = receiveTransfer(world, { ...transfer, ...change })
  expect(received).toMatchObject({ state: 'returned', applyNo: null })
  expect((await listed()).records).toMatchObject([
    { state: 'returned', bankName, cardTail, remark: expect.stringContaining(remark) },
  ])
})

test.each([
  ['userId', { userId: 'nobody' }],
  ['amount', { amount: '0.00' }],
  ['amount', { amount: '1e5' }],
  ['card', { card: 'no such card' }],
  ['remittanceNo', { amount: '20000.00' }],
])('a transfer with a wrong %s is refused by name and changes nothing', async (field, change) => {
  receiveTransfer(world, transfer)
  expect(() => receiveTransfer(world, { ...transfer, ...change })).toThrow(
    new RegExp(`^${field}: `),
  )
  expect((await listed()).total).toBe(1)
})

test('each user has one remark code, always the same, that does not identify the user', () => {
  const codes = ['wang', 'zhang', 'qian'].map(userRemarkCode)
  expect(new Set(codes).size).toBe(3)
  expect(userRemarkCode('wang')).toBe(codes[0])
  for (const code of codes) expect(code).toMatch(/^HY\d{6}$/)
})
