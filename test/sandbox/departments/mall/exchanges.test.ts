import { expect, test } from 'vitest'
import * as v from 'valibot'
import path from 'node:path'
import { assertActivityBalanced, UNIT } from '#test/sandbox/departments/units/books.ts'
import { unitBalance } from '#test/sandbox/departments/units/unit-lots.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { market, openMortal, useFolder } from '#test/sandbox/testing/mortal-database.ts'
import { bookExchange, moveExchange } from './exchanges.ts'
import { goodsById } from '#test/sandbox/departments/units/goods-catalogue.ts'

const userId = 'coins'
const folder = useFolder()

const KILLS = 100
const made = v.object({ exchanges: v.number() })

const mallGoods = (goodsId: string) => {
  const goods = goodsById(goodsId)
  if (!goods) throw new Error(`The mall has no ${goodsId}`)
  return goods
}
const balance = (db: Database) => unitBalance(db, { unit: UNIT.coin, userId })
const WRITES = 10

test('100 kills amid exchanging leave coins and stock balanced, and nothing half made', () => {
  const file = path.join(folder, 'kills.db')
  const goods = mallGoods('G107')
  let db = openMortal(file)
  const before = balance(db)
  let acknowledged = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const requestNo = `KILL${String(kill).padStart(16, '0')}`
    db.dieAfter(kill % WRITES)
    const make = () =>
      bookExchange(db, market, { userId, requestNo, goods, addressId: null, time: market.start })
    expect(make).toThrow('The process was killed')
    db.close()
    db = openMortal(file)
    assertActivityBalanced(db)
    const { exchanges } = db.get(
      made,
      `SELECT count(*) AS exchanges FROM exchanges WHERE request_no LIKE 'KILL%'`,
    ) ?? { exchanges: -1 }
    expect([exchanges, balance(db)]).toEqual([acknowledged, before - goods.coins * acknowledged])
    if (kill % WRITES !== WRITES - 1) continue
    make()
    acknowledged += 1
  }
  expect(acknowledged).toBe(KILLS / WRITES)
  db.close()
})

test('a kill amid cancelling leaves the exchange as it was, its coins frozen', () => {
  const db = openMortal(path.join(folder, 'cancel.db'))
  const before = balance(db)
  const goods = mallGoods('G306')
  const requestNo = 'KILLCANCEL0000000001'
  const order = { userId, requestNo, goods, addressId: null, time: market.start }
  const it = bookExchange(db, market, order)
  let deaths = 0
  for (;;) {
    db.dieAfter(deaths)
    try {
      moveExchange(db, market, it, 'cancel', market.start)
      break
    } catch {
      deaths += 1
    }
    assertActivityBalanced(db)
    expect(balance(db)).toBe(before - goods.coins)
  }
  assertActivityBalanced(db)
  expect([balance(db), deaths > 3]).toEqual([before, true])
  db.close()
})
