import { describe, expect, test } from 'vitest'
import { barsOf, concentrationOf, leverageOf, tabsOf, type Holdings } from './holdings-data.ts'

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

describe('holdings', () => {
  test('above the whole are leverage', () => {
    expect(leverageOf(holdings)).toBe('119.60')
    expect(leverageOf({ assets: [{ name: '股票', share: '100.00' }] })).toBeNull()
  })

  test('leave out tabs without rows', () => {
    expect(tabsOf(holdings).map(({ key }) => key)).toEqual(['assets', 'bonds'])
  })

  test('say how positions changed, with bars against the largest', () => {
    expect(barsOf(holdings, 'bonds').map(({ note, percent }) => [note, percent])).toEqual([
      ['新进', 100],
      ['较上期 -0.50%', 50],
      ['较上期 +0.25%', 25],
    ])
    expect(concentrationOf(holdings.bonds)).toBe('14.00')
  })

  test('draw assets against the whole, or more where the fund borrows', () => {
    expect(barsOf(holdings, 'assets')[0]?.percent).toBe(100)
    const calm = { ...holdings, assets: [{ name: '股票', share: '60.00' }] }
    expect(barsOf(calm, 'assets')[0]?.percent).toBe(60)
  })
})
