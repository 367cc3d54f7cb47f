import { describe, expect, it } from 'vitest'
import { searchFunds } from './fund-search.ts'

const fund = (code: string, name: string, initials: string) => ({ code, name, initials })
const FUNDS = [
  fund('000000', '占位', 'ZW'),
  fund('000001', '华夏成长混合', 'HXCZHH'),
  fund('000011', '华夏大盘精选', 'HXDPJX'),
  fund('110011', '易方达优质精选', 'YFDYZJX'),
  fund('510300', '华泰300ETF', 'HT300ETF'),
  fund('510310', '沪深300ETF', 'HS300ETF'),
  fund('510900', '财智优选', 'CZYX'),
  fund('600300', '成长', 'CZ'),
]
const codes = (keyword: string, limit = 10) =>
  searchFunds(FUNDS, keyword, limit).map((found) => found.code)

describe('fund search', () => {
  it.each([
    ['000001', ['000001']],
    ['0000', ['000001', '000011']],
    ['5103', ['510300', '510310']],
    ['华夏', ['000001', '000011']],
    ['精选', ['000011', '110011']],
    ['成长', ['600300', '000001']],
    ['hx', ['000001', '000011']],
    ['HXDPJX', ['000011']],
    ['cz', ['600300', '510900']],
    ['3', ['510300', '510310']],
    ['etf', ['510300', '510310']],
    [' ＥＴＦ ', ['510300', '510310']],
    ['300', ['510300', '510310']],
    ['11', ['110011']],
    ['夏成', ['000001']],
    ['xcz', []],
    ['', []],
    ['  ', []],
    ['占位', []],
    ['000000', []],
  ])('finds for "%s" %j', (keyword, expected) => {
    expect(codes(keyword)).toStrictEqual(expected)
  })

  it('keeps to the limit, best first', () => {
    expect(codes('成长', 1)).toStrictEqual(['600300'])
    expect(codes('华夏', 0)).toStrictEqual([])
  })

  it('hands back the very rows it was given', () => {
    expect(searchFunds(FUNDS, '000001', 1)[0]).toBe(FUNDS[1])
  })

  it('takes a few milliseconds over 24,453 rows', () => {
    const many = Array.from({ length: 24_453 }, (_, index) =>
      fund(String(index + 1).padStart(6, '0'), `示例成长混合${index}A`, `SLCZHH${index}A`),
    )
    const keywords = ['0', '混合', 'SLCZ', '没有']
    for (const keyword of keywords) searchFunds(many, keyword, 50)
    const started = performance.now()
    for (let round = 0; round < 5; round += 1) {
      for (const keyword of keywords) searchFunds(many, keyword, 50)
    }
    // Generous, for a busy machine: it takes 2 ms or so.
    expect((performance.now() - started) / (5 * keywords.length)).toBeLessThan(25)
  })
})
