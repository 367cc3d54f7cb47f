import { describe, expect, it } from 'vitest'
import { amountProblem } from '#domain/order/purchase-amount.ts'
import {
  goalProblem,
  instalmentLimits,
  isYounger,
  planWarnings,
  spanMonths,
  type Payer,
} from './plan-terms.ts'

const CARD: Payer = { singleLimit: '2000.00', dayLimit: '5000.00', walletBalance: null }
const WALLET: Payer = { ...CARD, walletBalance: '500.00' }

it.each([
  ['', 'empty'],
  ['x', 'notANumber'],
  ['12.555', 'notANumber'],
  ['1e1', 'notANumber'],
  ['0', 'outOfRange'],
  ['-5', 'outOfRange'],
  ['4.99', 'outOfRange'],
  ['5', null],
  ['100', null],
  ['100.01', 'outOfRange'],
])('a goal of %j percent is %s', (text, problem) => {
  expect(goalProblem(text)).toBe(problem)
})

describe('an instalment', () => {
  const fund = { minAmount: '10.00', amountStep: '1.00', maxAmount: '10000.00' }
  it.each([
    ['9.99', CARD, 'belowMinimum'],
    ['10.50', CARD, 'offStep'],
    ['2000', CARD, undefined],
    ['2001', CARD, 'aboveCardSingle'],
    ['2001', { ...CARD, singleLimit: '9000.00', dayLimit: '1500.00' }, 'aboveCardDay'],
    // A wallet has no limit of its own, and is filled until the debit.
    ['2001', WALLET, undefined],
    ['10001', WALLET, 'aboveMaximum'],
    ['2001', null, undefined],
  ])('of %s yuan paid by %j has the problem %s', (amount, payer, code) => {
    expect(amountProblem(amount, instalmentLimits(fund, payer))?.code).toBe(code)
  })

  it('that a smart plan may raise above the card is warned of', () => {
    const smart = (amount: string) => planWarnings({ amount, smart: true }, CARD)
    expect(smart('952.38')).toEqual([])
    expect(smart('952.39')).toEqual([{ code: 'aboveCard', most: '2000.02', limit: '2000.00' }])
    expect(planWarnings({ amount: '9000.00', smart: false }, CARD)).toEqual([])
  })

  it('that the wallet does not hold is warned of, at its highest', () => {
    expect(planWarnings({ amount: '500.00', smart: false }, WALLET)).toEqual([])
    expect(planWarnings({ amount: '500.01', smart: false }, WALLET)).toEqual([
      { code: 'walletShort', needs: '500.01' },
    ])
    expect(planWarnings({ amount: '300.00', smart: true }, WALLET)).toEqual([
      { code: 'walletShort', needs: '630.00' },
    ])
  })
})

it.each([
  ['1', '20260311', '202503', '202602'],
  ['3', '20260311', '202303', '202602'],
  ['5', '20260131', '202101', '202512'],
  ['all', '20260311', '200001', '202602'],
] as const)('the span %s asked on %s is from %s to %s', (span, today, from, to) => {
  expect(spanMonths(span, today)).toEqual({ from, to })
})

it('a fund is younger than a span that begins before its first debit could be', () => {
  expect(isYounger('1', '20260311', '20250310')).toBe(false)
  expect(isYounger('1', '20260311', '20250401')).toBe(true)
  expect(isYounger('all', '20260311', '20250401')).toBe(false)
  expect(isYounger('1', '20260311', null)).toBe(false)
})
