import { expect, test } from 'vitest'
import { Database } from './database.ts'
import { account, assertBalanced, CNY, post } from './ledger.ts'

test('a journal that does not balance is refused', () => {
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

test('the balance check finds money and shares without a source', () => {
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
