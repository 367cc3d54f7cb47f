import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare, fromFloat } from '#domain/money/money.ts'
import {
  experienceDay,
  experienceReward,
  incomeDays,
  incomeEnd,
  rateUpReward,
} from './income-coupon.ts'

const rateUp = { kind: 'rateUp', rate: '1.00', days: 7, cap: '20000.00' } as const
const experience = { kind: 'experience', principal: '8888.00', days: 7 } as const

test('one percent more on at most 20,000 yuan brings 226 coins, rounded once', () => {
  const held = ['5000', '5000', '25000', '25000', '0', '12345.67', '20000']
  expect(rateUpReward(rateUp, held)).toEqual({ yuan: '2.2560', coins: 226 })
})

test('8,888 yuan of experience bring 0.40 yuan a day and 280 coins', () => {
  const per10k = ['0.4512', '0.4498', '0.4476', '0.4476', '0.4476', '0.4521', '0.4533']
  expect(per10k.map((it) => experienceDay(experience, it))).toEqual(Array(7).fill('0.40'))
  expect(experienceReward(experience, per10k)).toEqual({ yuan: '2.8000', coins: 280 })
})

test.each([
  [rateUp, '20260305', '20260311', '20260312235959'],
  [experience, '20260305', '20260311', '20260318235959'],
])('%j claimed on 4 March counts from %s to %s and ends at %s', (terms, first, last, end) => {
  const days = incomeDays(terms, '20260304')
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, 7])
  expect(incomeEnd(terms, '20260304')).toBe(end)
})

const yuan = fc.double({ min: 0, max: 1e7, noNaN: true }).map((it) => fromFloat(it) ?? '0')

test('a higher rate never pays for more than its cap, and never less for more', () => {
  fc.assert(
    fc.property(fc.array(yuan, { minLength: 7, maxLength: 7 }), fc.nat(6), (held, at) => {
      const { coins } = rateUpReward(rateUp, held)
      // 20,000 yuan at 1 % over seven days.
      expect(coins).toBeLessThanOrEqual(384)
      const more = held.map((it, index) => (index === at ? '20000' : it))
      const other = rateUpReward(rateUp, more).coins
      const isCapped = compare(held[at] ?? '0', '20000') > 0
      expect(isCapped ? other === coins : other >= coins).toBe(true)
    }),
  )
})
