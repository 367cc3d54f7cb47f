import { expect, test } from 'vitest'
import { purchaseRange, redemptionRange } from './fee-ladder.ts'

test.each([
  [null, undefined, '任意金额'],
  ['1000000.00', undefined, '100万以下'],
  ['2000000.00', '1000000.00', '100万–200万'],
  [null, '5000000.00', '500万及以上'],
])('a purchase tier up to %s, after one up to %s, is labelled %s', (upTo, before, words) => {
  expect(purchaseRange({ upTo }, before === undefined ? undefined : { upTo: before })).toBe(words)
})

test.each([
  [null, undefined, '任意期限'],
  [7, undefined, '7天以内'],
  [30, 7, '7–30天'],
  [null, 180, '180天及以上'],
])(
  'a redemption tier under %s days, after one under %s, is labelled %s',
  (daysUnder, before, words) => {
    const last = before === undefined ? undefined : { daysUnder: before }
    expect(redemptionRange({ daysUnder }, last)).toBe(words)
  },
)
