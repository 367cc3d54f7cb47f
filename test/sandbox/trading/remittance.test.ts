import { afterEach, beforeEach, expect, test } from 'vitest'
import * as v from 'valibot'
import { Faults } from '../faults.ts'
import { builtInMarket } from '../market/built-in-market.ts'
import { createProviderKey } from '../provider-key.ts'
import { DEFAULT_SEED } from '../server.ts'
import { openState } from '../state.ts'
import { Database } from '../store/database.ts'
import { assertBalanced } from '../store/ledger.ts'
import type { World } from '../world.ts'
import { receiveTransfer } from './remittance.ts'
import { settle } from './settlement.ts'

const market = builtInMarket(DEFAULT_SEED)
let world: World
beforeEach(() => {
  const db = new Database(':memory:')
  const clock = openState(db, market, 'test', market.start)
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
  bankName: '江海银行',
  tail: '3072',
  amount: '250000.00',
}
const rows = () =>
  world.db.all(
    v.object({ state: v.string(), remark: v.string(), status: v.nullable(v.string()) }),
    'SELECT m.state, m.remark, o.status FROM remittances m LEFT JOIN orders o USING (apply_no)',
  )

test('a transfer from a bound card becomes wallet shares on T+1, once', () => {
  receiveTransfer(world, transfer)
  receiveTransfer(world, transfer)
  expect(rows()).toEqual([{ state: 'arrived', remark: '', status: '3' }])
  assertBalanced(world.db)
  settle(world.db, market, '20260312090000')
  expect(rows()[0]?.status).toBe('1')
  const lot = world.db.get(
    v.object({ shares: v.number() }),
    `SELECT shares FROM lots WHERE user_id = 'wang' AND fund_code = '001386'`,
  )
  expect(lot).toEqual({ shares: 25_000_000 })
})

test.each([
  ['from a card that is not bound', { tail: '9999' }, '已绑定'],
  ['that is too small', { amount: '9999.99' }, '最低金额'],
])('a transfer %s goes back', (_what, change, remark) => {
  receiveTransfer(world, { ...transfer, ...change })
  expect(rows()).toEqual([
    { state: 'returned', remark: expect.stringContaining(remark), status: null },
  ])
})
