import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { builtInMarket } from '#test/sandbox/market/built-in-market.ts'
import { PICK } from '#test/sandbox/departments/activity/catalogue.ts'
import type { Market } from '#test/sandbox/kernel/market/market.ts'
import { Database } from '#test/sandbox/kernel/store/database.ts'
import { settle } from '#test/sandbox/server/settlement.ts'
import { openState } from '#test/sandbox/server/state.ts'
import { notePick, pickStanding, settlePicks } from './picks.ts'

const db = new Database(':memory:')
const market = builtInMarket('picks')
const FUND = '980101'
const PICK_ROW = v.object({
  settled_at: v.nullable(v.string()),
  fund_return: v.nullable(v.string()),
  index_return: v.nullable(v.string()),
})

beforeAll(() => {
  openState(db, market, 'built-in funds, seed picks', market.start)
  // The first moment after the start opens the campaigns.
  settle(db, market, `${market.start.slice(0, 8)}235900`)
})
afterAll(() => db.close())

const picked = (week: string, fund = FUND) =>
  notePick(db, {
    activity_id: PICK,
    user_id: 'zhang',
    week,
    fund_code: fund,
    time: '20260313193000',
  })
const settled = (week: string) =>
  db.get(
    PICK_ROW,
    'SELECT settled_at, fund_return, index_return FROM picks WHERE user_id = ? AND week = ?',
    'zhang',
    week,
  )
const evening = (day: string, on: Market = market) => settlePicks(db, on, day, `${day}203000`)

test('a settlement that runs twice settles once, and the score stays', () => {
  picked('20260316')
  evening('20260319')
  expect(settled('20260316')?.settled_at).toBeNull()
  evening('20260320')
  const first = settled('20260316')
  const { score } = pickStanding(db, PICK, 'zhang', '20260320203000')
  for (const day of ['20260320', '20260323', '20260327']) evening(day)
  expect(settled('20260316')).toEqual(first)
  expect(pickStanding(db, PICK, 'zhang', '20260401000000').score).toBe(score)
})

test('a week that was closed to two days is void, and neither scores nor ends a row', () => {
  picked('20260330')
  const closed = new Set(['20260331', '20260401', '20260402'])
  const shortened: Market = {
    ...market,
    isTradingDay: (day) => !closed.has(day) && market.isTradingDay(day),
  }
  const before = pickStanding(db, PICK, 'zhang', '20260403203000')
  evening('20260403', shortened)
  expect(settled('20260330')).toEqual({
    settled_at: '20260403203000',
    fund_return: null,
    index_return: null,
  })
  expect(pickStanding(db, PICK, 'zhang', '20260403203000')).toEqual(before)
})

test('a value that is late is waited for until the next evening, and then the pick is void', () => {
  const unpublished: Market = { ...market, pointOn: () => undefined }
  picked('20260413')
  evening('20260417', unpublished)
  expect(settled('20260413')?.settled_at).toBeNull()
  evening('20260420', unpublished)
  expect(settled('20260413')).toMatchObject({ settled_at: '20260420203000', fund_return: null })

  picked('20260420')
  evening('20260424', unpublished)
  evening('20260427')
  expect(settled('20260420')?.fund_return).not.toBeNull()
})
