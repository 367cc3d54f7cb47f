import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { searchFunds } from '#domain/fund/fund-search.ts'
import { buildFundIndex, type NamedFund } from '#shared/parts/fund/fund-index.ts'
import { findFunds, filterIndex } from './named-funds.ts'

const info = (fundCode: string, fundName: string, pinyin: string, fundTypeCode = '4') => ({
  fundCode,
  fundName,
  pinyin,
  fundTypeCode,
  isQdiiFund: '0' as const,
  moduleName: '',
  portfolioCode: '',
  portfolioName: '',
  fullPinyin: '',
  managerName: '',
  companyName: '',
})
const INFOS = [
  info('000000', '占位', 'ZW'),
  info('000001', '华夏成长混合', 'HXCZHH'),
  info('000003', '中海可转债', 'zhkzz', '3'),
  info('000011', '华夏大盘精选', 'HXDPJX'),
]
const codes = (funds: readonly NamedFund[]) => funds.map(({ code }) => code)

describe('the list of all funds', () => {
  it('has every fund but the placeholder, in the given order, also when built in several slices', async () => {
    expect(codes((await buildFundIndex(INFOS)).funds)).toEqual(['000001', '000003', '000011'])
    const many = Array.from({ length: 4_100 }, (_, index) =>
      info(String(index + 1).padStart(6, '0'), '基金', 'JJ'),
    )
    expect(codes((await buildFundIndex(many)).funds)).toEqual(many.map(({ fundCode }) => fundCode))
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
  ] as const)('the filters %j and the keyword "%s" leave %j', async (filters, keyword, left) => {
    expect(codes(findFunds(filterIndex(await buildFundIndex(INFOS), filters), keyword))).toEqual(
      left,
    )
  })
})

describe('portfolios in the list of names', () => {
  const { fullPinyin: _none, ...named } = info('', '', 'JHPZ')
  const portfolio = {
    ...named,
    moduleName: 'i',
    portfolioCode: 'PI0001',
    portfolioName: '均衡配置',
  }

  it('are apart from the funds, which everyone finds', async () => {
    const index = await buildFundIndex([portfolio, ...INFOS])
    expect(codes(index.portfolios)).toEqual(['PI0001'])
    expect(index.portfolios[0]).toMatchObject({ name: '均衡配置', isPortfolio: true })
    expect(codes(findFunds(index, '均衡'))).toEqual([])
    expect(codes(findFunds(index, ''))).toEqual(['000001', '000003', '000011'])
  })

  it.each(['均衡', 'jhpz', 'PI0001', 'pi0', 'junheng'])('are found by %s', async (keyword) => {
    const { portfolios } = await buildFundIndex([portfolio], '', '均JUN衡HENG配PEI置ZHI')
    expect(codes(searchFunds(portfolios, keyword, 5))).toEqual(['PI0001'])
  })

  it('with the code of the placeholder are portfolios all the same', async () => {
    const { portfolios, funds } = await buildFundIndex([{ ...portfolio, fundCode: '000000' }])
    expect([codes(portfolios), codes(funds)]).toEqual([['PI0001'], []])
  })

  it('are in no kind and under no letter', async () => {
    const index = await buildFundIndex([portfolio, ...INFOS])
    expect(filterIndex(index, { letter: 'J' }).portfolios).toEqual([])
  })
})

/** A folder with data of real funds, in the sandbox's format. */
const REAL_DATA = process.env['H5_REAL_DATA']

describe.skipIf(REAL_DATA === undefined)('real names (skipped without H5_REAL_DATA)', () => {
  it('can all be searched by code and initials', async () => {
    const list = readFileSync(join(REAL_DATA ?? '', 'funds.csv'), 'utf8')
    const rows = list.trim().split('\n').slice(1)
    const index = await buildFundIndex(
      rows.map((row) => {
        const [code = '', initials = '', name = ''] = row.split(',')
        return info(code, name, initials)
      }),
    )
    expect(index.funds).toHaveLength(24_453)
    expect(codes(findFunds(index, '005827'))).toEqual(['005827'])
    expect(codes(findFunds(index, 'yfdlcj'))).toContain('005827')
  })
})
