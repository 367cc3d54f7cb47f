import { describe, expect, test } from 'vitest'
import {
  shareBars,
  concentration,
  assetLeverage,
  holdingTabs,
  type Holdings,
} from './holdings-data.ts'

const holdings: Holdings = {
  reportDate: '20251231',
  reportDates: ['20251231'],
  assets: [
    { name: '债券', share: '118.20' },
    { name: '银行存款', share: '1.40' },
  ],
  industries: [],
  stocks: [],
  bonds: [
    { code: 'b1', name: '国债一', share: '8.00', change: null },
    { code: 'b2', name: '国债二', share: '4.00', change: '-0.50' },
    { code: 'b3', name: '国债三', share: '2.00', change: '0.25' },
  ],
}

describe('the holdings of a fund', () => {
  test('have a leverage where assets exceed 100 % of net assets', () => {
    expect(assetLeverage(holdings)).toBe('119.60')
    expect(assetLeverage({ assets: [{ name: '股票', share: '100.00' }] })).toBeNull()
  })

  test('have no tab for a kind without rows', () => {
    expect(holdingTabs(holdings).map(({ key }) => key)).toEqual(['assets', 'bonds'])
  })

  test('show the change of positions, with bars relative to the largest', () => {
    expect(shareBars(holdings, 'bonds').map(({ note, percent }) => [note, percent])).toEqual([
      ['新进', 100],
      ['较上期 -0.50%', 50],
      ['较上期 +0.25%', 25],
    ])
    expect(concentration(holdings.bonds)).toBe('14.00')
  })

  test('show assets with bars relative to 100 %, or to the largest where the fund borrows', () => {
    expect(shareBars(holdings, 'assets')[0]?.percent).toBe(100)
    const calm = { ...holdings, assets: [{ name: '股票', share: '60.00' }] }
    expect(shareBars(calm, 'assets')[0]?.percent).toBe(60)
  })
})
