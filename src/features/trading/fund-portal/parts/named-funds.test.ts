import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { indexOf, type NamedFund } from '../../../../templates/fund-index.ts'
import { foundBy, ofKind } from './named-funds.ts'

const info = (fundCode: string, fundName: string, pinyin: string, fundTypeCode = '4') => ({
  fundCode,
  fundName,
  pinyin,
  fundTypeCode,
  isQdiiFund: '0' as const,
  moduleName: '',
})
const INFOS = [
  info('000000', '占位', 'ZW'),
  info('000001', '华夏成长混合', 'HXCZHH'),
  info('000003', '中海可转债', 'zhkzz', '3'),
  info('000011', '华夏大盘精选', 'HXDPJX'),
]
const codes = (funds: readonly { fund: NamedFund }[]) => funds.map(({ fund }) => fund.code)

describe('the list of all funds', () => {
  it('has every fund but the placeholder, in the given order, however many slices it took', async () => {
    expect(codes(await indexOf(INFOS))).toEqual(['000001', '000003', '000011'])
    const many = Array.from({ length: 4_100 }, (_, index) =>
      info(String(index + 1).padStart(6, '0'), '基金', 'JJ'),
    )
    expect(codes(await indexOf(many))).toEqual(many.map(({ fundCode }) => fundCode))
  })

  it.each([
    [{}, '', ['000001', '000003', '000011']],
    [{}, '  ', ['000001', '000003', '000011']],
    [{ type: '3' }, '', ['000003']],
    [{ letter: 'H' }, '', ['000001', '000011']],
    [{ letter: 'Z' }, '', ['000003']],
    [{ letter: 'H', type: '3' }, '', []],
    [{ letter: 'H' }, '00', ['000001', '000011']],
    [{ type: '4' }, 'zhk', []],
    [{}, 'ZHK', ['000003']],
  ] as const)('%j and "%s" leave %j', async (filters, keyword, left) => {
    expect(codes(foundBy(ofKind(await indexOf(INFOS), filters), keyword))).toEqual(left)
  })
})

const LIST = path.join(
  process.env['H5_REAL_DATA'] ?? path.resolve(process.cwd(), '../shared/data'),
  'funds.csv',
)

describe.skipIf(!existsSync(LIST))(
  'real names (skipped unless H5_REAL_DATA or ../shared/data is there)',
  () => {
    it('each key is searched in a few milliseconds among all 24,453 funds', async () => {
      const rows = readFileSync(LIST, 'utf8').trim().split('\n').slice(1)
      const index = await indexOf(
        rows.map((row) => {
          const [code = '', initials = '', name = ''] = row.split(',')
          return info(code, name, initials)
        }),
      )
      expect(index).toHaveLength(24_453)
      expect(codes(foundBy(index, '005827'))).toEqual(['005827'])
      expect(codes(foundBy(index, 'yfdlcj'))).toContain('005827')
      const keys = ['0', '00', 'h', 'hx', 'hxc', '混', '混合', '易方达', 'etf', '没有']
      for (const key of keys) foundBy(index, key)
      const times = keys.map((key) => {
        const begun = performance.now()
        foundBy(index, key)
        return performance.now() - begun
      })
      const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Infinity
      // Four times as slow it is still within the 50 ms that an answer may take, drawing included.
      expect(median).toBeLessThan(10)
    }, 60_000)
  },
)
