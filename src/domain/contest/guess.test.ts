import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compare } from '#domain/money/money.ts'
import { guessBounds, guessCoins, guessDay, guessError, guessWindow } from './guess.ts'

const WORKDAYS = (day: string) =>
  day !== '20260314' && day !== '20260315' && day !== '20260316' && day !== '20260308'

test.each([
  ['4004.00', 100],
  ['4004.01', 50],
  ['4012.00', 50],
  ['4012.01', 20],
  ['4020.00', 20],
  ['4020.01', 5],
  ['4060.00', 5],
  ['3990.00', 50],
  ['3950.00', 0],
  ['3996.00', 100],
])('a guess of %s on a close of 4,000.00 after 3,990.00 brings %i coins', (guess, coins) => {
  expect(guessCoins({ guess, close: '4000.00', before: '3990.00' })).toBe(coins)
})

test('of a day without a change, only a guess without one has its direction', () => {
  const on = (guess: string) => guessCoins({ guess, close: '4000.00', before: '4000.00' })
  expect([on('4000.00'), on('4100.00'), on('3900.00')]).toEqual([100, 0, 0])
})

test('a guess of no change has no direction on a day that had one', () => {
  expect(guessCoins({ guess: '3900.00', close: '4000.00', before: '3900.00' })).toBe(0)
})

test.each([
  ['20260311100000', '20260311', 'the day itself, before its afternoon'],
  ['20260311152959', '20260311', 'the last second before the next round'],
  ['20260311153000', '20260312', 'from 15:30 on the next day'],
  ['20260313153000', '20260317', 'over a weekend and a closure'],
  ['20260315120000', '20260317', 'on a day without trading'],
])('at %s the round of %s is in view: %s', (now, day) => {
  expect(guessDay(now, WORKDAYS)).toBe(day)
})

test('a round is open from the afternoon before, over closures, to a quarter past nine', () => {
  expect(guessWindow('20260317', WORKDAYS)).toEqual({
    openTime: '20260313153000',
    closeTime: '20260317091500',
  })
})

test('the bounds are within ten percent to the hundredth', () => {
  expect(guessBounds('3990.00')).toEqual({ low: '3591.00', high: '4389.00' })
  expect(guessBounds('3333.33')).toEqual({ low: '3000.00', high: '3666.66' })
  expect(guessBounds('3333.37')).toEqual({ low: '3000.04', high: '3666.70' })
})

test('the distance is shown finely enough to say on which side of a band it is', () => {
  expect(guessError('4004.00', '4000.00')).toBe('0.1000')
  expect(guessError('4004.01', '4000.00')).toBe('0.1003')
  expect(guessError('3999.99', '4000.00')).toBe('0.0003')
})

test('a nearer guess never brings fewer coins than one farther off on the same side', () => {
  const point = fc.integer({ min: 300_000, max: 500_000 })
  const text = (cents: number) => (cents / 100).toFixed(2)
  fc.assert(
    fc.property(point, point, point, fc.nat(50_000), (close, before, far, nearer) => {
      const near = far > close ? Math.max(close, far - nearer) : Math.min(close, far + nearer)
      const coins = (guess: number) =>
        guessCoins({ guess: text(guess), close: text(close), before: text(before) })
      const crossed = compare(text(near), text(before)) !== compare(text(far), text(before))
      const isFair = crossed || coins(near) >= coins(far)
      expect(isFair).toBe(true)
    }),
  )
})
