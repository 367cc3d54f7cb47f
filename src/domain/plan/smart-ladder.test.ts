import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare } from '#domain/money/money.ts'
import { instalment, smartShare } from './regular-plan.ts'
import { LEAST_SHARE, MOST_SHARE, rungOf, RUNGS, smartRange } from './smart-ladder.ts'

it.each([
  ['500.00', '160', '800.00'],
  ['333.33', '90', '300.00'],
  ['100.00', '210', '210.00'],
])('%s yuan at %s %% are %s yuan', (base, share, amount) => {
  expect(instalment(base, share)).toBe(amount)
})

it('a share lies between 60 and 210 percent of the base', () => {
  expect([LEAST_SHARE, MOST_SHARE]).toEqual(['60', '210'])
  expect(smartRange('1000.00')).toEqual({ least: '600.00', most: '2100.00' })
})

it.each([
  ['0', '9', 'above', '90'],
  ['15.01', '0', 'above', '80'],
  ['-4.99', '5', 'belowCalm', '160'],
  ['-5.01', '5.01', 'belowWild', '70'],
  ['-80', '1', 'belowCalm', '210'],
])('%s %% off the average with %s %% of amplitude is on %s at %s %%', (off, swing, kind, share) => {
  expect(rungOf(off, swing)).toMatchObject({ kind, share })
})

it('the rung that is shown has the share that is debited', () => {
  const whole = fc.integer({ min: 1, max: 40_000 })
  fc.assert(
    fc.property(whole, fc.integer({ min: 0, max: 2_000 }), (close, swing) => {
      const share = smartShare({
        close: String(close / 100),
        average: '100',
        lastTenCloses: ['100', String(100 + swing / 100)],
      })
      const rung = rungOf(String(close / 100 - 100), String(swing / 100))
      expect(rung?.share).toBe(share)
    }),
  )
})

it('every rung begins where the one before it ends', () => {
  for (const [index, { kind, from }] of RUNGS.entries()) {
    const before = RUNGS[index - 1]
    const first = before?.kind !== kind
    expect(from).toBe(first ? '0' : before.to)
  }
  expect(RUNGS.every(({ share }) => compare(share, '60') >= 0 && compare(share, '210') <= 0)).toBe(
    true,
  )
})
