import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { add, compare, roundCent } from '#domain/money/money.ts'
import { pensionPayment, pensionQuota, type Contribution } from './pension-quota.ts'

const LIMIT = '12000.00'
const paid = (amount: string, creditTime: string | null): Contribution => ({ amount, creditTime })

test.each([
  ['nothing', [], '0.00', '12000.00'],
  ['5,000 in March', [paid('5000.00', '20260310093000')], '5000.00', '7000.00'],
  [
    'two contributions to the cent',
    [paid('0.01', '20260101000000'), paid('11999.99', '20261231235959')],
    '12000.00',
    '0.00',
  ],
  ['a contribution of the year before', [paid('5000.00', '20251231235959')], '0.00', '12000.00'],
  ['one that the bank has not credited', [paid('5000.00', null)], '0.00', '12000.00'],
  ['more than the limit', [paid('12000.01', '20260310093000')], '12000.01', '0.00'],
] as const)('of 2026, %s counts', (_, contributions, contributed, left) => {
  expect(pensionQuota(LIMIT, contributions, '2026')).toEqual({ contributed, left })
})

test('what is used and what is left are the limit, while the limit holds', () => {
  const cents = fc.integer({ min: 1, max: 40_000 }).map((it) => (it / 100).toFixed(2))
  fc.assert(
    fc.property(fc.array(cents, { maxLength: 30 }), (amounts) => {
      const list = amounts.map((amount) => paid(amount, '20260310093000'))
      const { contributed, left } = pensionQuota(LIMIT, list, '2026')
      expect(roundCent(add(contributed, left))).toBe(LIMIT)
      expect(compare(left, '0')).not.toBe(-1)
    }),
  )
})

describe('a purchase', () => {
  const CARDS = {
    ordinary: { pension: false, fundAccount: false },
    pension: { pension: true, fundAccount: true },
    'pension without a fund account': { pension: true, fundAccount: false },
  } as const
  test.each([
    [false, 'ordinary', 'allowed'],
    [false, 'pension', 'pensionFundsOnly'],
    [false, 'pension without a fund account', 'pensionFundsOnly'],
    [true, 'ordinary', 'pensionCardOnly'],
    [true, 'pension', 'allowed'],
    [true, 'pension without a fund account', 'noFundAccount'],
  ] as const)('of class Y: %s, by a card that is %s, is %s', (pensionOnly, card, payment) => {
    expect(pensionPayment({ pensionOnly }, CARDS[card])).toBe(payment)
  })
})
