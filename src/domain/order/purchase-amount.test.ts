import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compare } from '#domain/money/money.ts'
import { amountProblem, mostToBuy, type PurchaseLimits } from './purchase-amount.ts'

const limits: PurchaseLimits = {
  minAmount: '10.00',
  amountStep: '0.01',
  maxAmount: '100000.00',
  dailyLeft: '50000.00',
  card: { singleLimit: '20000.00', dayLeft: '8000.00' },
}

describe('amountProblem', () => {
  test.each([
    ['', 'empty'],
    ['abc', 'notANumber'],
    ['0', 'notANumber'],
    ['-5', 'notANumber'],
    ['9.99', 'belowMinimum'],
    ['10', null],
    ['8000', null],
    ['8000.01', 'aboveCardDay'],
    ['20000.01', 'aboveCardSingle'],
    ['50000.01', 'aboveDailyLeft'],
    ['100000.01', 'aboveMaximum'],
  ])('says of %j: %s', (text, code) => {
    expect(amountProblem(text, limits)?.code ?? null).toBe(code)
  })

  test('refuses what is no multiple of the step', () => {
    const whole = { ...limits, amountStep: '100.00' }
    expect(amountProblem('150', whole)).toEqual({ code: 'offStep', limit: '100.00' })
    expect(amountProblem('300', whole)).toBeNull()
  })

  test('refuses a third decimal where the step is a cent', () => {
    expect(amountProblem('10.005', limits)?.code).toBe('offStep')
  })

  test('without a card, the card sets no limit', () => {
    expect(amountProblem('30000', { ...limits, card: null })).toBeNull()
  })
})

test('the most that may be bought is itself no problem, and a cent more is', () => {
  const cents = fc.integer({ min: 1_000, max: 10_000_000 }).map((n) => (n / 100).toFixed(2))
  fc.assert(
    fc.property(cents, cents, cents, cents, (maxAmount, dailyLeft, singleLimit, dayLeft) => {
      const card = { singleLimit, dayLeft }
      const own = { minAmount: '10.00', amountStep: '0.01', maxAmount, dailyLeft, card }
      const most = mostToBuy(own)
      expect(amountProblem(most, own)).toBeNull()
      const more = (Number(most) + 0.01).toFixed(2)
      expect(compare(more, most)).toBe(1)
      expect(amountProblem(more, own)).not.toBeNull()
    }),
  )
})
