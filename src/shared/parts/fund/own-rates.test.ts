import { describe, expect, test } from 'vitest'
import { BASIS_WORDS, ratedFund } from './own-rates.ts'
import { fund } from './testing/test-fund.ts'

const OWN = {
  purchaseTiers: [{ upTo: null, rate: '0.50', flat: null }],
  discount: '0.05',
  redemptionTiers: [{ daysUnder: null, rate: '0.00' }],
  managementRate: '1.20',
  custodyRate: '0.20',
  salesServiceRate: null,
}

describe('the rates of an estimate', () => {
  test('are the user’s own once they are known', () => {
    const rated = ratedFund(fund, { data: OWN, isPending: false })
    expect(rated).toEqual({ ...fund, ...OWN, basis: 'own' })
    expect(BASIS_WORDS[rated.basis]).toContain('您的费率')
  })

  test.each([
    ['for who is not signed in', null, 'published'],
    ['while the own ones are asked for', { data: undefined, isPending: true }, 'awaited'],
    ['where the own ones did not come', { data: undefined, isPending: false }, 'unknown'],
  ] as const)('are the published ones %s, and said to be', (_, rates, basis) => {
    expect(ratedFund(fund, rates)).toEqual({ ...fund, basis })
    expect(BASIS_WORDS[basis]).toContain('公布的费率')
  })
})
